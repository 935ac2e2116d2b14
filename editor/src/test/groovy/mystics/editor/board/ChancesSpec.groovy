package mystics.editor.board

import mystics.editor.art.Theme
import mystics.editor.art.UnevenPen
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** A space that is reached only by chance shows its chance, wherever the pointer is. */
class ChancesSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared room = library.catalog().rooms().values().first()
    def board = new BoardPicture([new TilePicture(room, 0, 0, true)], [], [], [], [])
    def style = BoardStyle.of(library.catalog(), Theme.DARK)
    def painter = new BoardPainter(style)
    def unsure = new BoardSpace(0, 3)
    def sure = new BoardSpace(0, 12)

    def "the chance stands on its own space, and on no other"() {
        given:
        def plain = painted([:])
        def chances = painted([(unsure): '75 %'])
        def others = painted([(unsure): '50 %'])

        expect:
        at(chances, unsure) != at(plain, unsure)
        at(chances, unsure) != at(others, unsure)
        at(chances, sure) == at(plain, sure)
    }

    def "a chance lies where it lies on an empty space, below body and hearts of who stands there, with letters of #letter units"() {
        given:
        def mouse = new FigurePicture(0, 'Somebody', [], unsure, mystics.content.Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        def growth = new LetterGrowth(letter)
        def empty = BoardPlaces.of(board, growth)
        def crowded = BoardPlaces.of(new BoardPicture(board.tiles(), [mouse], [], [], []), growth)
        def place = places(crowded)[unsure]
        def placed = crowded.figures()[0]
        def raised = new TagBoxes(Chances.raised(placed, place, growth), letter).onBoard()

        expect:
        place == places(empty)[unsure]
        Standing.outline(board.tiles()[0], unsure.space()).bounds2D.contains(place)
        place.y > placed.y() - placed.height() * 0.2
        raised.every { !it.intersects(place) && it.minY >= placed.y() - placed.height() * 0.5 }

        where:
        letter << [0, 19, 45, 61, 81]
    }

    def "hearts above a chance leave the mouth free or are one small heart with a number, with letters of #letter units"() {
        given:
        def mouse = new FigurePicture(0, 'Somebody', [], unsure, mystics.content.Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        def growth = new LetterGrowth(letter)
        def laid = BoardPlaces.of(new BoardPicture(board.tiles(), [mouse], [], [], []), growth)
        def raised = Chances.raised(laid.figures()[0], places(laid)[unsure], growth)
        def life = new TagBoxes(raised, letter).life()

        expect:
        life.isTight() == small
        small || life.box().y >= -0.3 * FigurePainter.height(mouse)
        life.box().width < FigurePainter.base(mouse) || !small

        where:
        letter || small
        14     || false
        45     || true
    }

    private Map<BoardSpace, Rectangle2D> places(BoardPlaces laid) {
        new Chances(laid, Theme.DARK, style.fonts()).places([unsure, sure] as Set, [])
    }

    def "all chances have one size, also if a sign leaves less room on one space"() {
        given:
        def laid = BoardPlaces.of(board, new LetterGrowth(61))
        def space = Standing.outline(board.tiles()[0], unsure.space()).bounds2D
        def sign = new Rectangle2D.Double(space.x, space.y, space.width, space.height * 0.65)
        def free = places(laid).values()
        def tight = new Chances(laid, Theme.DARK, style.fonts()).places([unsure, sure] as Set, [sign]).values()

        expect:
        free*.height.toSet().size() == 1
        tight*.height.toSet().size() == 1
        tight[0].height <= free[0].height
    }

    def "the chances of a row lie at the same height"() {
        given:
        def spots = (0..<room.plan().size()).collect { new BoardSpace(0, it) }
        def boxes = new Chances(BoardPlaces.of(board, LetterGrowth.NONE), Theme.DARK, style.fonts()).places(spots as Set, [])
        def rows = spots.groupBy { new UnevenPen(0).outline(room.drawing().spaces()[it.space()].shape(), 0).bounds2D.maxY }.values()

        expect:
        rows.any { it.size() > 1 }
        rows.every { row -> row.collect { boxes[it].y }.toSet().size() == 1 }
    }

    def "with letters of #letter tile units the plates of all spaces are apart"() {
        given:
        def chances = new Chances(BoardPlaces.of(board, new LetterGrowth(letter)), Theme.DARK, style.fonts())
        def spots = (0..<room.plan().size()).collect { new BoardSpace(0, it) } as Set
        def boxes = chances.places(spots, []).values()

        expect:
        boxes.size() == room.plan().size()
        boxes.every { one -> boxes.count { it.intersects(one) } == 1 }
        boxes[0].height == high

        where:
        letter || high
        0      || 32.0d
        19     || 32.0d
        50     || 40.8d
    }

    def "a plate does not grow beyond its space, and its letters are at least as large as the usual name of a room"() {
        expect:
        new LetterGrowth(1000).times(25, Chances.MOST) == Chances.MOST
        LetterGrowth.NONE.times(25, Chances.MOST) == 1.0d
        Chances.LETTERS >= NamePlate.LETTERS
    }

    private BufferedImage painted(Map<BoardSpace, String> chances) {
        def image = new BufferedImage(600, 600, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        def marked = new Highlights([(unsure): '1', (sure): '1'], chances, [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED)
        painter.paint(g, board, view(), marked, 600, 600)
        g.dispose()
        image
    }

    private List<Integer> at(BufferedImage image, BoardSpace spot) {
        def space = view().transform().createTransformedShape(Standing.outline(board.tiles()[0], spot.space())).bounds
        image.getRGB(space.x as int, space.y as int, space.width as int, space.height as int, null, 0, space.width as int).toList()
    }

    private BoardView view() {
        BoardView.fit(board.bounds(), 600, 600, 20)
    }
}
