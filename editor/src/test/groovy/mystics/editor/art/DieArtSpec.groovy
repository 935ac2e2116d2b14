package mystics.editor.art

import spock.lang.Specification

import java.awt.image.BufferedImage

/** The number and the symbols of a die can be read in every size. */
class DieArtSpec extends Specification {
    static final int WHITE = 0xffffffff as int
    static final int DIGIT = 10

    def "the number of face #face is at least ten pixels high on a die of #size pixels, and lies on a dark ground"() {
        given:
        def art = new DieArt(new Fonts(), Theme.DARK)
        def image = Canvas.painted(size, size, BufferedImage.TYPE_INT_ARGB) { art.paint(it, face, 0, 0, size) }
        def rows = (0..<size).findAll { y -> (0..<size.intdiv(2)).any { x -> image.getRGB(x, y) == WHITE } }

        expect:
        rows.max() - rows.min() + 1 >= DIGIT
        rows.any { y -> (0..<size.intdiv(2)).any { x -> dark(image.getRGB(x, y)) } }

        where:
        [face, size] << [1..6, [DieArt.small(1), 45]].combinations()
    }

    def "on a die of #size pixels, face #face has no dark ground under its symbols, and the die is never smaller than thirty pixels"() {
        given:
        def art = new DieArt(new Fonts(), Theme.DARK)
        def image = Canvas.painted(size, size, BufferedImage.TYPE_INT_ARGB) { art.paint(it, face, 0, 0, size) }

        expect:
        size >= 30
        !dark(image.getRGB((size * 0.12) as int, (size * 0.35) as int))

        where:
        [face, size] << [1..6, [DieArt.small(22), DieArt.small(34.4), 45]].combinations()
    }

    private static boolean dark(int colour) {
        ((colour >> 16) & 0xff) < 0x60 && ((colour >> 8) & 0xff) < 0x50 && (colour & 0xff) < 0x40
    }
}
