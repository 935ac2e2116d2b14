package mystics.editor.art

import mystics.editor.album.Likeness
import spock.lang.Specification

import java.awt.image.BufferedImage

/** The sign of the program. */
class EmblemSpec extends Specification {
    def "the sign that is there with the first frame is the same sign"() {
        given:
        def ready = Emblem.ready()
        def image = new BufferedImage(48, 48, BufferedImage.TYPE_INT_ARGB)
        image.createGraphics().drawImage(ready, 0, 0, null)

        expect:
        ready.width == 48
        Likeness.between(image, Emblem.images()[5])
    }

    def "there is a sign for every size a desktop asks for, drawn for it: clear at the corners, and of several colours"() {
        expect:
        Emblem.images()*.width == [16, 20, 24, 32, 40, 48, 64, 128, 256]
        Emblem.images().every { image ->
            def last = image.width - 1
            def pixels = image.getRGB(0, 0, image.width, image.height, null, 0, image.width).toList()
            image.height == image.width && (image.getRGB(last, last) >>> 24) < 200 && pixels.toUnique().size() > 20
        }
    }
}
