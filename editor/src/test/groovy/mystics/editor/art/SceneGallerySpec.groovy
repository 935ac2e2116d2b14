package mystics.editor.art

import mystics.content.Picture
import mystics.mod.art.StagedScene
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Color
import java.awt.image.BufferedImage

/** The gallery shows scenes with the heroes who play. */
class SceneGallerySpec extends Specification {
    static final String BARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><g data-hero="any" data-coat="#0000ff">' +
            '<rect width="16" height="10" fill="#0000ff"/></g></svg>'
    static final String FIGURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" ' +
            'fill="#c02020"/></svg>'

    private static BufferedImage painted(Sketch sketch) {
        Canvas.painted(320, 200, BufferedImage.TYPE_INT_RGB) { g -> sketch.paint(g, 0, 0, 320, 200) }
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        (0..<320 * 200).count { one.getRGB(it % 320, it.intdiv(320)) != other.getRGB(it % 320, it.intdiv(320)) }
    }

    private static Gallery ofTheGame() {
        new Gallery(BaseGame.library().catalog().pictures().values())
    }

    def "other heroes are other mice; the rest of the scene stays as it is"() {
        given:
        def gallery = ofTheGame()
        def own = painted(gallery.find('scenes/brush-pipes').orElseThrow())

        expect:
        differing(own, painted(gallery.find('scenes/brush-pipes', ['filch', 'tilda']).orElseThrow())) in 300..6000
        differing(own, painted(gallery.find('scenes/brush-pipes', ['maginos', 'collin']).orElseThrow())) == 0
    }

    def "every scene with marks can be painted with any cast"() {
        given:
        def gallery = ofTheGame()
        def scenes = BaseGame.library().catalog().pictures().values().findAll { StagedScene.of(it.svg()).present }*.id()

        expect:
        scenes.size() > 50
        scenes.every { gallery.find(it, ['lily', 'nez']).present }
    }

    def "a scene is put together once for each cast"() {
        given:
        def gallery = ofTheGame()

        expect:
        gallery.find('scenes/brush-pipes', ['filch']).get().is(gallery.find('scenes/brush-pipes', ['filch']).get())
        !gallery.find('scenes/brush-pipes', ['filch']).get().is(gallery.find('scenes/brush-pipes', ['tilda']).get())
    }

    def "a hero without clothes wears a coat in the main colour of its figure"() {
        given:
        def gallery = new Gallery([new Picture('scenes/bare', BARE), new Picture('heroes/ann', FIGURE)])

        when:
        def coat = new Color(painted(gallery.find('scenes/bare', ['ann']).orElseThrow()).getRGB(160, 100))

        then:
        [coat.red > 170, coat.green < 60, coat.blue < 60] == [true] * 3
        new Color(painted(gallery.find('scenes/bare').orElseThrow()).getRGB(160, 100)) == Color.BLUE
    }
}
