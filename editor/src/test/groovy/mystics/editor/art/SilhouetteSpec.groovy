package mystics.editor.art

import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Color
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** What a picture shows, without its colours. */
class SilhouetteSpec extends Specification {
    static final Color TONE = new Color(0x806040)
    @Shared Gallery gallery = new Gallery(BaseGame.library().catalog().pictures().values())

    private static Set<Integer> colours(BufferedImage image) {
        def rgb = image.getRGB(0, 0, image.width, image.height, null, 0, image.width)
        rgb.findAll { new Color(it, true).alpha == 255 }.toSet()
    }

    def "a figure becomes a shape of one colour, also where the picture of #name has a background"() {
        given:
        def image = Silhouette.shape(gallery.find(name).get(), 100, 100, TONE).get()

        expect:
        colours(image) == [TONE.RGB] as Set
        new Color(image.getRGB(1, 1), true).alpha == 0
        image.getRGB(50, 80) == TONE.RGB

        where:
        name << ['minions/rat-warriors', 'persons/hobb']
    }

    def "two pictures have two shapes"() {
        expect:
        def shapes = ['minions/spider', 'minions/roaches'].collect { Silhouette.shape(gallery.find(it).get(), 60, 60, TONE).get() }
        shapes[0].getRGB(0, 0, 60, 60, null, 0, 60) != shapes[1].getRGB(0, 0, 60, 60, null, 0, 60)
    }

    def "a picture in which no figure stands out has no shape"() {
        given:
        def plain = [ratio: { 1d }, paint: { g, x, y, wide, tall ->
            g.color = Color.RED
            g.fill(new Rectangle2D.Double(x, y, wide, tall))
        }] as Sketch

        expect:
        Silhouette.shape(plain, 50, 50, TONE).empty
    }

    def "a scene becomes a blurred picture in shades of one colour, none of them lighter than it"() {
        given:
        def image = Silhouette.blurred(gallery.find('scenes/home').get(), 160, 100, TONE)

        expect:
        colours(image).size() > 20
        colours(image).every { Colours.brightness(new Color(it)) <= Colours.brightness(TONE) + 0.02 }
    }
}
