package mystics.editor.board

import mystics.content.Size
import mystics.editor.art.Canvas
import mystics.editor.art.Theme
import mystics.editor.art.UnevenPen
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Color
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
    def mouse = new FigurePicture(0, 'Somebody', [], unsure, Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])

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

    def "a chance lies at its space and leaves whole who stands there, from head to hearts, with letters of #letter units"() {
        given:
        def laid = BoardPlaces.of(new BoardPicture(board.tiles(), [mouse], [], [], []), new LetterGrowth(letter))
        def place = places(laid)[unsure]
        def placed = laid.figures()[0]
        def space = Standing.outline(board.tiles()[0], unsure.space()).bounds2D
        def common = place.createIntersection(space)
        def body = new Rectangle2D.Double(placed.x() - placed.base() / 2, placed.y() - placed.height(), placed.base(),
                placed.height() + placed.base() * 0.2)

        expect:
        !place.intersects(body)
        new TagBoxes(placed, letter).onBoard().every { !it.intersects(place) }
        common.width > 0.6 * place.width && common.height > 0.3 * place.height
        place.centerX > space.minX && place.centerX < space.maxX

        and: 'so that hearts stay at the feet'
        Chances.raised(placed, place, laid.growth()) == placed

        where:
        letter << [0, 14, 19, 45, 58, 81]
    }

    def "the letters of a chance are bold and grow with the letters of the window"() {
        given:
        def high = { double letter -> places(BoardPlaces.of(board, new LetterGrowth(letter)))[unsure].height }

        expect:
        high(46) > 1.3 * high(14)
        high(58) > 1.2 * high(46)
        ink(58) > 1.8 * ink(0)
    }

    /** How much of its plate a chance covers with ink. */
    private int ink(double letter) {
        def chances = new Chances(BoardPlaces.of(board, new LetterGrowth(letter)), Theme.LIGHT, style.fonts())
        def box = places(chances.laid())[unsure]
        def image = Canvas.painted(200, 200, BufferedImage.TYPE_INT_RGB) {
            chances.write(it, '75 %', new Rectangle2D.Double(20, 20, box.width, box.height))
        }
        (30..170).sum { x -> (24..20 + box.height - 4).count { y -> new Color(image.getRGB(x, y as int)).with { red + green + blue < 250 }
                && x < 10 + box.width } }
    }

    def "where a chance finds no free place, hearts above it leave the mouth free or are one small heart with a number (#letter)"() {
        given:
        def growth = new LetterGrowth(letter)
        def laid = BoardPlaces.of(new BoardPicture(board.tiles(), [mouse], [], [], []), growth)
        def placed = laid.figures()[0]
        def chance = new Rectangle2D.Double(placed.x() - 50, placed.y() - 5, 100, 40)
        def raised = Chances.raised(placed, chance, growth)
        def life = new TagBoxes(raised, letter).life()

        expect:
        new TagBoxes(raised, letter).onBoard().every { !it.intersects(chance) }
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
        50     || 48.0d
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
