package mystics.editor.board

import mystics.editor.art.Canvas
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.geom.Ellipse2D
import java.awt.image.BufferedImage

/** Tokens are painted once and kept as images. */
class TokenImagesSpec extends Specification {
    def art = BoardStyle.of(BaseGame.library().catalog(), Theme.DARK).tokens()
    def images = new TokenImages(art)

    def "a kept token looks as if it were painted anew, and a token with another number does not"() {
        given:
        def fresh = painted { art.paint(it, 'searched', 2, 40, 40, 40) }

        expect:
        painted(this.&kept.curry(2)) == fresh
        painted(this.&kept.curry(2)) == fresh
        painted(this.&kept.curry(3)) != fresh
    }

    private void kept(int number, g) {
        images.paint(g, 'searched', number, new Ellipse2D.Double(20, 20, 40, 40))
    }

    private static List<Integer> painted(Closure painting) {
        Canvas.painted(80, 80, BufferedImage.TYPE_INT_ARGB_PRE) { painting(it) }.getRGB(0, 0, 80, 80, null, 0, 80).toList()
    }
}
