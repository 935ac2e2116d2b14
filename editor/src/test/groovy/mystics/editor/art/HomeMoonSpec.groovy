package mystics.editor.art

import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Color
import java.awt.image.BufferedImage

/** In the picture behind the home page, the moonlight falls into the room and lies on nothing in the window. */
class HomeMoonSpec extends Specification {
    private static BufferedImage home() {
        def picture = new Gallery(BaseGame.library().catalog().pictures().values()).find('scenes/home').orElseThrow()
        Canvas.painted(1600, 1000, BufferedImage.TYPE_INT_RGB) { g -> picture.paint(g, 0, 0, 1600, 1000) }
    }

    def "both halves of the moon are equally bright"() {
        given:
        def image = home()
        def bright = { x, y -> new Color(image.getRGB(x, y)).with { it.red + it.green + it.blue } }

        expect:
        [[18, 45], [40, -20], [48, 10]].every { Math.abs(bright(1003 - it[0], 205 + it[1]) - bright(1003 + it[0], 205 + it[1])) < 14 }
    }
}
