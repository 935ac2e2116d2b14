package mystics.editor.play.board

import java.awt.Rectangle
import java.awt.image.BufferedImage
import mystics.editor.art.Canvas
import mystics.editor.settings.Scheme
import spock.lang.Specification

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The figures of a room on the map. */
class MapDotsSpec extends Specification {
    static final Rectangle ROW = new Rectangle(30, 20, 54, 6)

    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private static BufferedImage painted(int friends, int foes) {
        made { Canvas.painted(120, 40, BufferedImage.TYPE_INT_ARGB) { new MapDots(friends, foes, ROW).paint(it) } }
    }

    private static List<Integer> columns(BufferedImage image) {
        (0..<120).findAll { x -> (0..<40).any { y -> (image.getRGB(x, y) >>> 24) > 40 } }
    }

    def "#friends friends and #foes minions stay inside their tile"() {
        given:
        def used = columns(painted(friends, foes))

        expect:
        used.every { it >= ROW.x && it <= ROW.maxX }

        where:
        friends | foes
        4       | 3
        4       | 14
        0       | 14
        6       | 14
        6       | 0
    }

    def "minions without room are one dot and their number, and each friend is still a dot"() {
        given:
        def few = painted(4, 3)
        def many = painted(4, 14)

        expect:
        (0..<4).every { n -> (many.getRGB(ROW.x + n * 7 + 3 as int, 23) >>> 24) > 200 }
        few.getRGB(ROW.maxX - 1 - 7 - 3 as int, 23) == few.getRGB(ROW.maxX - 3 as int, 23)
        columns(many).size() < 4 * 7 + 24
    }
}
