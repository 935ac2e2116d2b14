package mystics.editor.board

import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.image.BufferedImage

/** Spaces that a list of choices calls by name show that name on the board. */
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

    private BufferedImage painted(Map<BoardSpace, String> legal) {
        def image = new BufferedImage(600, 600, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        painter.paint(g, board, view(), new Highlights(legal, [:], [] as Set, [], Optional.empty(), Highlights.Prices.AIMED), 600, 600)
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
