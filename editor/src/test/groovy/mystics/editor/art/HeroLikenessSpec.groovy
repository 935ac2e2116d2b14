package mystics.editor.art

import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Color

/** A mouse on the board is known by its portrait. */
class HeroLikenessSpec extends Specification {
    @Shared gallery = new Gallery(BaseGame.library().catalog().pictures().values())

    def "#hero has #what in the portrait and in each pose on the board"() {
        given:
        def pictures = ["portraits/$hero", "heroes/$hero"] + ['attacks', 'struck', 'stunned', 'knocked-down'].collect { "heroes/$hero-$it" }

        expect:
        pictures.every { share(gallery.find(it.toString()).get(), colour) > least }

        where:
        hero      | what             | colour   || least
        'filch'   | 'a green hood'   | 0x3f6b3f || 0.03
        'filch'   | 'a black nose'   | 0x3a2626 || 0.001
        'maginos' | 'spectacles'     | 0xd9a73a || 0.002
    }

    /** The part of a picture that has a colour. */
    private static double share(Sketch sketch, int colour) {
        def image = Canvas.painted(300, 300, java.awt.image.BufferedImage.TYPE_INT_RGB) { sketch.paint(it, 0, 0, 300, 300) }
        def wanted = new Color(colour).RGB
        (image.getRGB(0, 0, 300, 300, null, 0, 300) as List).count { it == wanted } / 90000
    }
}
