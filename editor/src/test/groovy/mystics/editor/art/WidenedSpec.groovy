package mystics.editor.art

import spock.lang.Specification

import java.awt.Color
import java.awt.Graphics2D
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** A wide picture in a strip. */
class WidenedSpec extends Specification {
    def "a picture is whole in a strip, however flat, and its ground goes on to both ends without a seam (#ratio)"() {
        given:
        def mark = new Color(255, 0, 0).RGB
        def sketch = new Sketch() {
            double ratio() { 2.3 }

            void paint(Graphics2D g, double x, double y, double width, double height) {
                g.color = Color.GREEN
                g.fill(new Rectangle2D.Double(x, y, width, height))
                g.color = Color.RED
                g.fill(new Rectangle2D.Double(x + width * 0.1, y + height * 0.05, width * 0.8, height * 0.9))
            }
        }
        def wide = (60 * ratio) as int
        def image = Canvas.painted(wide, 60, BufferedImage.TYPE_INT_RGB) { new Widened(sketch, ratio).paint(it, 0, 0, wide, 60) }
        def seen = [0..<wide, 0..<60].combinations().groupBy { x, y -> image.getRGB(x, y) }

        expect:
        seen[mark]*.get(1).max() == 56
        seen[mark]*.get(1).min() == 3
        (seen[mark]*.get(0).max() - seen[mark]*.get(0).min() - 0.8 * 2.3 * 60).abs() <= 2
        (0..<wide).every { image.getRGB(it, 1) == Color.GREEN.RGB }

        where:
        ratio << [2.3d, 2.8d, 4.3d, 6.5d]
    }
}
