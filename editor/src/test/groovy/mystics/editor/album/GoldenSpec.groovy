package mystics.editor.album

import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import javax.imageio.ImageIO
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path

/**
 * Everything is painted as it was when somebody last looked at it and found it good: the golden images. When a picture changes on purpose,
 * the same command with -Dgolden=write writes them anew, and somebody looks at them.
 */
class GoldenSpec extends Specification {
    static final Path GOLDEN = Path.of('src/test/golden')
    static final Path FOUND = Path.of('target/golden')
    /** Of 255: how far a channel may be off on average, and from where on a pixel is another one. */
    static final double FAINT = 3
    static final int PLAIN = 60
    static final double FEW = 0.01
    static final int WIDTH = 360

    @Shared List<Shot> pictures = Album.of(BaseGame.library().catalog())

    def "every picture is painted as it was"() {
        given:
        Files.createDirectories(FOUND)

        when:
        def others = pictures.findAll { shot ->
            def image = small(shot)
            if (System.getProperty('golden') == 'write') {
                Files.createDirectories(GOLDEN)
                ImageIO.write(image, 'png', GOLDEN.resolve("${shot.name()}.png").toFile())
            }
            def file = GOLDEN.resolve("${shot.name()}.png")
            def same = Files.exists(file) && like(ImageIO.read(file.toFile()), image)
            if (!same) ImageIO.write(image, 'png', FOUND.resolve("${shot.name()}.png").toFile())
            !same
        }*.name()

        then: 'what was painted instead lies in target/golden'
        others == []

        and: 'no golden image is of something that is painted no more'
        Files.list(GOLDEN).withCloseable { it*.fileName*.toString() }.toSorted() == pictures.collect { "${it.name()}.png".toString() }.toSorted()
    }

    def "a golden image is not easily pleased: #change"() {
        given:
        def image = small(pictures.find { it.name() == 'dice' })
        def other = small(pictures.find { it.name() == 'dice' })

        when:
        paint(other)

        then:
        like(image, image)
        !like(image, other)

        where:
        change                 | paint
        'a missing corner'     | { BufferedImage it -> it.createGraphics().fillRect(0, 0, 40, 20) }
        'everything is paler'  | { BufferedImage it -> def g = it.createGraphics(); g.color = new java.awt.Color(255, 255, 255, 20); g.fillRect(0, 0, it.width, it.height) }
    }

    private static BufferedImage small(Shot shot) {
        shot.take(Math.min(1.0d, WIDTH / (double) shot.width()))
    }

    private static boolean like(BufferedImage one, BufferedImage other) {
        if (one.width != other.width || one.height != other.height) return false
        int[] some = one.getRGB(0, 0, one.width, one.height, null, 0, one.width)
        int[] others = other.getRGB(0, 0, other.width, other.height, null, 0, other.width)
        long off = 0
        int plain = 0
        for (int i = 0; i < some.length; i++) {
            int most = 0
            for (int shift = 0; shift < 24; shift += 8) {
                int by = Math.abs((some[i] >> shift & 255) - (others[i] >> shift & 255))
                off += by
                most = Math.max(most, by)
            }
            if (most > PLAIN) plain++
        }
        off / (3.0d * some.length) <= FAINT && plain <= FEW * some.length
    }
}
