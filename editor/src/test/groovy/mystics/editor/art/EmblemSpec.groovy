package mystics.editor.art

import spock.lang.Specification

/** The sign of the program. */
class EmblemSpec extends Specification {
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
