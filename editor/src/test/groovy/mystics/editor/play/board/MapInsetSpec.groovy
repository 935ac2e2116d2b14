package mystics.editor.play.board

import java.awt.event.MouseEvent
import java.awt.image.BufferedImage
import mystics.editor.board.BoardPicture
import mystics.editor.board.TilePicture
import mystics.editor.settings.Scheme
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

        when: 'the room of the goal faces up'
        map.mark([rooms['guard-room']])

        then:
        map.preferredSize == usual
        MapFoot.of([rooms['guard-room']], board, 14).goals().empty

        when: 'it faces down'
        map.mark([rooms['kings-chamber']])

        then:
        map.preferredSize.height > usual.height + 14
        map.enlarged().preferredSize.height > 1.5 * map.preferredSize.height

        and: 'a pointer on the line is told the way'
        map.getToolTipText(new MouseEvent(map, 0, 0, 0, 20, usual.height as int, 0, false))
                .startsWith("The King's Tunnels, unexplored (on the other side: The King's Chamber, the goal)")

        and: 'the line has light letters across the map'
        bright(painted(map), usual.height as int) > 60
    }

    /** The number of columns with a light pixel, from a row on. */
    private static int bright(BufferedImage image, int from) {
        (0..<image.width).count { x -> (from..<image.height).any { y -> (image.getRGB(x, y) & 0xff) > 150 } }
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
