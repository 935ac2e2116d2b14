package mystics.editor.home

import mystics.editor.art.Sketch
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Color
import java.awt.Graphics2D
import java.awt.image.BufferedImage

/** What moves on the home page moves in its place, and only where motion is wanted. */
class LivingPartSpec extends Specification {
    private static Sketch square() {
        new Sketch() {
            double ratio() { 1.6d }

            void paint(Graphics2D g, double x, double y, double wide, double tall) {
                g.color = Color.ORANGE
                g.fillRect((x + wide / 2) as int, (y + tall / 2) as int, (wide / 10) as int, (tall / 10) as int)
            }
        }
    }

    def "a part is found where it is painted, and stays within its reach: #way"() {
        given:
        def part = LivingPart.of(way, square(), 0, 0, 1600, 1000).get()

        expect:
        part.box().width == 176
        part.box().contains(800, 500, 155, 95)

        when:
        def found = (0..40).collect { tick ->
            def image = new BufferedImage(1600, 1000, BufferedImage.TYPE_INT_ARGB)
            part.paint(image.createGraphics(), tick / 10)
            [(0..<1600).step(4), (0..<1000).step(4)].combinations().findAll { x, y -> image.getRGB(x, y) >>> 24 > 0 }
        }

        then:
        found.every { spots -> spots.every { x, y -> part.reach().contains(x, y) } }
        found.toSet().size() > 10

        where:
        way << LivingPart.Way.values()
    }

    def "an empty picture is no part"() {
        expect:
        LivingPart.of(LivingPart.Way.SWAY, new Sketch() {
            double ratio() { 1.6d }

            void paint(Graphics2D g, double x, double y, double wide, double tall) {}
        }, 0, 0, 800, 500).empty
    }

    def "the box has a flame and a tail of its own"() {
        given:
        def names = BaseGame.library().catalog().pictures().keySet()

        expect:
        LivingPart.Way.values().every { it.picture() in names }
    }
}
