package mystics.editor.board

import mystics.editor.art.Theme
import mystics.geometry.Edge
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** Beside the room between the panels, parts of other rooms are seen. */
class RoomsBesideSpec extends Specification {
    static final int SIDE = 250
    @Shared catalog = BaseGame.library().catalog()
    @Shared rooms = catalog.rooms()
    @Shared style = BoardStyle.of(catalog, Theme.DARK)

    def "of a room beside the one between the panels, no name and no ladder is shown that a panel would cut off"() {
        given:
        def flip = new FlipPicture(new BoardSpace(1, 12), 'The Sewer', false)
        def doors = [Edge.N, Edge.W].collect { new ExitPicture(1, it, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels') }
        def tiles = [0, 1].collect { new TilePicture(rooms['guard-room'], 0, it, true) }
        def board = new BoardPicture(tiles, [], [], doors, [flip])
        def ladder = FlipSigns.place(board, flip.spot()).bounds2D
        def known = new BoardPicture(board.tiles(), [], [], [], [new FlipPicture(flip.spot(), 'The Sewer', true)])
        Map found = [:]
        Map signs = [:]
        def lows = (1000..1980).step(20).toList()
        lows.each { low ->
            def clear = new Rectangle2D.Double(-100, 0, 1200, low)
            found[low] = names(board, clear)
            def aside = Aside.of(known, [], [] as Set).beside(new Uncovered([], clear))
            signs[low] = painted { new FlipSigns(it, known, style, LetterGrowth.NONE, aside).under([] as Set) }
        }

        expect:
        found[1000].empty
        found[1980].size() == 3
        lows.every { low -> found[low].every { it.maxY <= low } }
        lows.every { low -> (signs[low] > 0) == (ladder.maxY <= low) }
    }

    def "the room between the panels shows all its names, even where a panel begins"() {
        given:
        def flip = new FlipPicture(new BoardSpace(0, 12), 'The Sewer', false)
        def exit = new ExitPicture(0, Edge.N, 'red', ExitPicture.Leads.ON, 'The Kitchen Tunnels')
        def board = new BoardPicture([new TilePicture(rooms['guard-room'], 0, 0, true)], [], [], [exit], [flip])

        expect:
        names(board, new Rectangle2D.Double(400, 400, 200, 200)).size() == 2
    }

    private List<Rectangle2D> names(BoardPicture board, Rectangle2D clear) {
        def on = new WayNames.On(board, new LetterGrowth(20), [] as Set, [] as Set, new Uncovered([], clear))
        def plates = []
        painted { plates = WayNames.of(on, [], it, style).plates() }
        plates
    }

    /** How many pixels of two tiles are painted. */
    private static int painted(Closure painting) {
        def image = new BufferedImage(SIDE, 2 * SIDE, BufferedImage.TYPE_INT_ARGB)
        def g = image.createGraphics()
        g.scale(SIDE / 1000d, SIDE / 1000d)
        painting(g)
        g.dispose()
        image.getRGB(0, 0, SIDE, 2 * SIDE, null, 0, SIDE).findAll { it != 0 }.size()
    }
}
