package mystics.editor.board

import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Point2D
import java.awt.image.BufferedImage

/** The log, questions and refusals call spaces by name; the board shows these names. */
class SpaceNamesSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared room = library.catalog().rooms().values().first()
    def board = new BoardPicture([new TilePicture(room, 0, 0, true)], [], [], [], [])
    def painter = new BoardPainter(BoardStyle.of(library.catalog(), Theme.DARK))
    def chosen = new BoardSpace(0, 3)
    def other = new BoardSpace(0, 12)

    def "a space to choose shows its name where a step would show its cost"() {
        given: 'another space beside it, so that the outline is the same in all three'
        def named = painted((chosen): '', (other): '2')
        def priced = painted((chosen): '2', (other): '2')
        def both = painted((chosen): '', (other): '')

        expect: 'a cost shows only at the pointer'
        above(named, chosen) != above(priced, chosen)
        above(named, other) == above(priced, other)
        above(both, other) != above(priced, other)
    }

    def "while the key for moving is held, every space shows its name, whether or not it can be chosen"() {
        given:
        def plain = painted([:], Highlights.Prices.ALL)
        def named = painted([:], Highlights.Prices.NAMED)

        expect:
        (0..<room.plan().size()).every { above(named, new BoardSpace(0, it)) != above(plain, new BoardSpace(0, it)) }
    }

    def "no label of a space to choose lies on another, in any room, and a click on a label finds its own space"() {
        given:
        def boards = library.catalog().rooms().values().collect { new BoardPicture([new TilePicture(it, 0, 0, true)], [], [], [], []) }

        expect:
        boards.every { shown ->
            def spots = (0..<shown.tiles()[0].room().plan().size()).collect { new BoardSpace(0, it) }
            def marked = new Highlights(spots.collectEntries { [it, ''] }, [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED)
            def labels = new SpaceNames(shown, Theme.DARK, BoardStyle.of(library.catalog(), Theme.DARK).fonts()).of(marked)
            labels*.spot().toSet() == spots.toSet() && [labels, labels].combinations().every { one, other ->
                one == other || !one.plate().intersects(other.plate())
            } && labels.every {
                painter.labelled(shown, marked, new Point2D.Double(it.plate().centerX, it.plate().centerY)) == Optional.of(it.spot())
            }
        }
    }

    def "a label has the name that the questions use"() {
        given:
        def hall = library.catalog().rooms()['dining-hall']
        def carpet = new BoardSpace(0, hall.plan().index('carpet-d4'))
        def shown = new BoardPicture([new TilePicture(hall, 0, 0, true)], [], [], [], [])
        def marked = new Highlights([(carpet): ''], [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED)

        expect:
        new SpaceNames(shown, Theme.DARK, BoardStyle.of(library.catalog(), Theme.DARK).fonts()).of(marked)*.name() == [hall
                .spaceName('carpet-d4')]
    }

    def "the sign of a flip space under the pointer is named by its space"() {
        given:
        def flip = new FlipPicture(chosen, 'Behind', false)
        def flipped = new BoardPicture(board.tiles(), [], [], [], [flip])

        expect:
        above(painted([:], Highlights.Prices.AIMED, flipped, Optional.of(flip.aim())), chosen) !=
                above(painted([:], Highlights.Prices.AIMED, flipped), chosen)
    }

    private BufferedImage painted(Map<BoardSpace, String> legal, Highlights.Prices prices = Highlights.Prices.AIMED, shown = board,
            aim = Optional.empty()) {
        def image = new BufferedImage(600, 600, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        painter.paint(g, shown, view(), new Highlights(legal, [:], [] as Set, [], aim, prices), 600, 600)
        g.dispose()
        image
    }

    /** The pixels at the upper edge of a space, where its name stands. */
    private List<Integer> above(BufferedImage image, BoardSpace spot) {
        def edge = view().transform().createTransformedShape(Standing.outline(board.tiles()[0], spot.space())).bounds
        image.getRGB((int) edge.x + 4, (int) edge.y - 6, 20, 12, null, 0, 20).toList()
    }

    private BoardView view() {
        BoardView.fit(board.bounds(), 600, 600, 20)
    }
}
