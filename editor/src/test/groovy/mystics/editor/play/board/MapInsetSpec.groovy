package mystics.editor.play.board

import java.awt.event.MouseEvent
import java.awt.image.BufferedImage
import mystics.content.Size
import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.ExitPicture
import mystics.editor.board.FigurePicture
import mystics.editor.board.FigurePicture.Side
import mystics.editor.board.FlipPicture
import mystics.editor.board.TilePicture
import mystics.editor.settings.Scheme
import mystics.geometry.Edge
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The map shows where the room of the goal lies, also if it is on the lower side of a tile. */
class MapInsetSpec extends Specification {
    @Shared rooms = BaseGame.library().catalog().rooms()
    def board = new BoardPicture([new TilePicture(rooms['guard-room'], 0, 0, true), new TilePicture(rooms['kings-tunnels'], 1, 0, false)],
            [], [], [], [])

    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "a flag stands on the tile of the goal, and words say where the goal is: #goal"() {
        given:
        def map = made { new MapInset(1, { }) }
        map.show(board, 0)
        def before = painted(map)

        when:
        map.mark([rooms[goal]])
        map.show(board, 0)

        then:
        columns(before, painted(map)).every { (it < map.width / 2) == left }
        map.accessibleContext.accessibleDescription == words

        where:
        goal            | left  || words
        'guard-room'    | true  || "The Guard Room (the goal), The King's Tunnels, unexplored"
        'kings-chamber' | false || "The Guard Room, The King's Tunnels, unexplored (on the other side: The King's Chamber, the goal)"
    }

    def "a flag covers no letter of the name of its room"() {
        given:
        def wide = new BoardPicture([board.tiles()[0], new TilePicture(rooms['tunnel-entrance'], 1, 0, false)], [], [], [], [])
        def map = made { new MapInset(1, { }) }
        map.show(wide, 0)
        def before = painted(map)

        when:
        map.mark([rooms['tunnel-entrance']])
        def after = painted(map)
        def cell = new MapGrid(wide, mystics.editor.type.Type.size()).cell(1)
        def changed = [(cell.x + 6 as int)..(cell.maxX - 6 as int), (cell.y + 6 as int)..(cell.maxY - 6 as int)].combinations()
                .findAll { x, y -> before.getRGB(x, y) != after.getRGB(x, y) }

        then:
        !changed.empty
        changed.every { x, y -> (before.getRGB(x, y) & 0xff) < 0x60 }
    }

    def "the bridges from a tile stay two pixels away from the name on its sheet, on a map #times as large"() {
        given:
        def tiles = [new TilePicture(rooms['guard-room'], 0, 0, true), new TilePicture(rooms['sewer'], 0, 1, true)]
        def ways = [[0, Edge.S], [1, Edge.N]].collect { tile, edge -> new ExitPicture(tile, edge, 'red', ExitPicture.Leads.BACK, '') }
        def map = { exits, words -> painted(sheeted(times, tiles, exits, new FlipPicture(new BoardSpace(0, 12), words, false))) }
        def letters = differing(map([], '-'), map([], name))
        def bars = differing(map([], name), map(ways, name))

        expect:
        !letters.empty
        !bars.empty
        letters.every { x, y -> bars.every { u, v -> (x - u).abs() > 2 || (y - v).abs() > 2 } }

        where:
        [times, name] << [[1f, 1.25f, 1.9f, 2.5f], ['The Kitchen', 'The Kings', 'Attic']].combinations()
    }

    private MapInset sheeted(float times, tiles, exits, flip) {
        def map = made { new MapInset(times, { }) }
        map.show(new BoardPicture(tiles, [], [], exits, [flip]), 0)
        map
    }

    private static List differing(BufferedImage one, BufferedImage other) {
        [0..<one.width, 0..<one.height].combinations().findAll { x, y -> one.getRGB(x, y) != other.getRGB(x, y) }
    }

    def "the large map fits its pane at #percent %, beside a frame and a button"() {
        given:
        onEvents { Scheme.LIGHT.wear(percent) }
        def map = made { new MapInset(1, { }) }
        map.mark([rooms['kings-chamber']])
        map.show(new BoardPicture((0..<6).collect { new TilePicture(rooms['guard-room'], it % 2, it.intdiv(2), true) }, [], [], [], []), 0)

        when:
        def large = made { map.enlarged(new java.awt.Dimension(1280, 800)) }

        then:
        large.preferredSize.height <= 800 - 6 * mystics.editor.type.Type.size()
        large.preferredSize.width <= 1280
        large.preferredSize.height > 300

        where:
        percent << [100, 200, 250]
    }

    def "the name of every room fits its tile of the map, between arrows, in every width"() {
        given:
        def usual = made { mystics.editor.type.Type.plain().deriveFont(java.awt.Font.BOLD, 14f) }
        def names = rooms.values()*.name()

        expect:
        [names, [50, 64, 80, 100]].combinations().every { name, wide ->
            def written = MapName.of(name, usual, new java.awt.Dimension(wide, 40))
            written.width() <= wide + 1 && written.lines().join(' ') == name && written.font().size2D <= 14
        }
    }

    def "a line below the map names the room of a goal that lies on the lower side of a tile"() {
        given:
        def map = made { new MapInset(1, { }) }
        map.show(board, 0)
        def usual = map.preferredSize

        def laid = board.tiles()*.room()*.tile()
        def far = rooms.values().find { !laid.contains(it.tile()) && it.name().startsWith('The ') }

        when: 'the room of the goal faces up'
        map.mark([rooms['guard-room']])

        then:
        map.preferredSize == usual
        MapFoot.of([rooms['guard-room']], board, 14, MapFoot.Detail.WAY).rooms().empty

        when: 'it faces down'
        map.mark([rooms['kings-chamber']])

        then:
        map.preferredSize.height > usual.height + 14
        map.enlarged(new java.awt.Dimension(1280, 800)).preferredSize.height > 1.5 * map.preferredSize.height

        and: 'it names the goal as the head does, and the tile with the flag, by which it is reached'
        MapFoot.of([rooms['kings-chamber']], board, 14, MapFoot.Detail.WAY).rooms()*.collect { it.toString() } ==
                [["Goal: the King's Chamber", "through the King's Tunnels"]]

        and: 'the large map also says on whose other side it lies, and that a room on no tile is not found yet'
        MapFoot.of([rooms['kings-chamber']], board, 14, MapFoot.Detail.SIDE).rooms()*.collect { it.toString() } ==
                [["Goal: the King's Chamber", "on the other side of the King's Tunnels"]]
        MapFoot.of([far], board, 14, MapFoot.Detail.SIDE).rooms()[0][0].toString() == "${far.name()}: not found yet"

        and: 'a pointer on the line is told the way'
        map.getToolTipText(new MouseEvent(map, 0, 0, 0, 20, usual.height as int, 0, false))
                .startsWith("The King's Tunnels, unexplored (on the other side: The King's Chamber, the goal)")

        and: 'the line has letters across the map'
        dark(painted(map), usual.height as int) > 60
    }

    def "the room below a ladder peeks out under its tile, with its name; an unexplored one is dark"() {
        given:
        def map = made { new MapInset(1, { }) }
        map.show(board, 0)
        def usual = map.preferredSize

        when:
        map.show(withLadder(known), 0)
        def cell = new MapGrid(withLadder(known), mystics.editor.type.Type.size()).cell(0)

        then: 'there is height for it, and nothing else moves'
        map.preferredSize.height > usual.height + 14
        map.preferredSize.width == usual.width
        map.accessibleContext.accessibleDescription == "The Guard Room, by the ladder: $words, The King's Tunnels, unexplored"

        and: 'a pointer on it is told the way'
        map.getToolTipText(at(map, cell.x + 20 as int, cell.maxY + 8 as int)).startsWith("by the ladder: $words. Click to see")

        and: 'the sheet is painted, dark or light'
        (painted(map).getRGB(cell.x + 6 as int, cell.maxY + 15 as int) & 0xff) > 0x50 == known

        where:
        known || words
        false || 'The Sewer, unexplored'
        true  || 'back to The Sewer'
    }

    def "the dots of a tile are explained to the pointer"() {
        given:
        def map = made { new MapInset(1, { }) }
        def figures = [Side.HERO, Side.HERO, Side.MINION].withIndex().collect { side, slot ->
            new FigurePicture(slot, 'Somebody', [], new BoardSpace(0, 3), Size.SMALL, side, 0, false, 0, 1, [])
        }
        map.show(board.peopled(figures), 0)

        expect:
        map.getToolTipText(at(map, 20, 20))
                .startsWith('The Guard Room. round dots: mice and friends (2); square dots: minions (1). Click to see')
        map.getToolTipText(at(map, map.preferredSize.width - 20 as int, 20)).startsWith("The King's Tunnels, unexplored. Click to see")
    }

    def "a place without a tile says what the dots mean"() {
        given:
        def corner = new BoardPicture(board.tiles() + new TilePicture(rooms['tunnel-entrance'], 1, 1, false), [], [], [], [])
        def free = new MapGrid(corner, mystics.editor.type.Type.size()).free()

        expect:
        new MapGrid(board, 14).free().empty
        free.get().x == new MapGrid(corner, mystics.editor.type.Type.size()).cell(0).x
        free.get().y == new MapGrid(corner, mystics.editor.type.Type.size()).cell(2).y

        when:
        def map = made { new MapInset(1, { }) }
        map.show(corner, 0)
        def image = painted(map)

        then:
        [0x3b86da, 0xc93a2c].every { dot -> (0..<free.get().@width).any { x -> (0..<free.get().@height).any { y ->
            (image.getRGB(free.get().@x + x, free.get().@y + y) & 0xffffff) == dot
        } } }
    }

    def "rooms stand apart, so that only a way joins them"() {
        given:
        def map = made { new MapInset(1, { }) }
        def exit = new ExitPicture(0, Edge.E, 'red', ExitPicture.Leads.BACK, '')
        def joined = new BoardPicture(board.tiles(), [], [], [exit], [])
        def edge = new MapGrid(board, mystics.editor.type.Type.size()).cell(1)

        when:
        map.show(board, 0)
        def apart = painted(map).getRGB(edge.@x, edge.centerY as int)
        map.show(joined, 0)

        then:
        apart == javax.swing.UIManager.getColor('Panel.background').RGB
        painted(map).getRGB(edge.@x, edge.centerY as int) != apart
    }

    def "a dim bridge joins two unexplored rooms whose printed exits match, so that the way to the goal shows"() {
        given:
        def tiles = [new TilePicture(rooms['tunnel-entrance'], 0, 0, known), new TilePicture(rooms[other], 1, 0, false)]
        def board = new BoardPicture(tiles, [], [], [], [])
        def edge = new MapGrid(board, mystics.editor.type.Type.size()).cell(1)
        def map = made { new MapInset(1, { }) }

        when:
        map.show(board, 0)

        then:
        ((painted(map).getRGB(edge.@x, edge.centerY as int) & 0xffffff) == 0xa08d70) == joined

        where:
        other             | known || joined
        'kitchen-tunnels' | false || true
        'kitchen-tunnels' | true  || false
        'courtyard'       | false || false
    }

    def "boards mark a shut way between two tiles, and none at the edge of the board"() {
        given:
        def map = made { new MapInset(1, { }) }
        map.show(board, 0)
        def open = painted(map)

        when:
        map.show(new BoardPicture(board.tiles(), [], [], [new ExitPicture(0, edge, 'red', ExitPicture.Leads.NOWHERE, '')], []), 0)
        def shut = painted(map)

        then:
        (0..<open.width).any { x -> (0..<open.height).any { y -> open.getRGB(x, y) != shut.getRGB(x, y) } } == marked

        where:
        edge   || marked
        Edge.E || true
        Edge.W || false
    }

    private BoardPicture withLadder(boolean known) {
        new BoardPicture(board.tiles(), [], [], [], [new FlipPicture(new BoardSpace(0, 3), 'The Sewer', known)])
    }

    private static MouseEvent at(MapInset map, int x, int y) {
        new MouseEvent(map, 0, 0, 0, x, y, 0, false)
    }

    /** The number of columns with a dark pixel, from a row on. */
    private static int dark(BufferedImage image, int from) {
        (0..<image.width).count { x -> (from..<image.height).any { y -> (image.getRGB(x, y) & 0xff) < 100 } }
    }

    private static BufferedImage painted(MapInset map) {
        map.size = map.preferredSize
        def image = new BufferedImage(map.width, map.height, BufferedImage.TYPE_INT_RGB)
        def ink = image.createGraphics()
        map.paint(ink)
        ink.dispose()
        image
    }

    /** The columns of pixels in which two pictures differ, without what is below the tiles. */
    private static List<Integer> columns(BufferedImage one, BufferedImage other) {
        def found = (0..<one.width).findAll { x -> (0..<one.height - 14).any { y -> one.getRGB(x, y) != other.getRGB(x, y) } }
        assert found
        found
    }
}
