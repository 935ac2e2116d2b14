package mystics.editor.board

import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

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

    def "a chance is clear of the figure on its space"() {
        given:
        def mouse = new FigurePicture(0, 'Somebody', [], unsure, mystics.content.Size.SMALL, FigurePicture.Side.HERO, 0, false, 0, 3, [])
        def crowded = new BoardPicture(board.tiles(), [mouse], [], [], [])
        def place = new Chances(crowded, Theme.DARK, style.fonts(), LetterGrowth.NONE).places([unsure] as Set, [])[unsure]

        expect:
        Covered.of(crowded, PlacedFigure.all(crowded)).every { !it.contains(place) }
    }

    def "with letters of #letter tile units the plates of all spaces are apart"() {
        given:
        def chances = new Chances(board, Theme.DARK, style.fonts(), new LetterGrowth(letter))
        def spots = (0..<room.plan().size()).collect { new BoardSpace(0, it) } as Set
        def boxes = chances.places(spots, []).values().collect { chances.box(it) }

        expect:
        boxes.size() == room.plan().size()
        boxes.every { one -> boxes.count { it.intersects(one) } == 1 }
        boxes[0].height == high

        where:
        letter || high
        0      || 28
        19     || 28
        42     || 42
    }

    def "a plate does not grow beyond its space"() {
        expect:
        new LetterGrowth(1000).times(21, 1.9) == 1.9d
        LetterGrowth.NONE.times(21, 1.9) == 1.0d
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
