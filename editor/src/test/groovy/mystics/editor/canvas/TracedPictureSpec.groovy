package mystics.editor.canvas

import spock.lang.Specification
import spock.lang.TempDir

import javax.imageio.ImageIO
import java.awt.Color
import java.awt.image.BufferedImage
import java.nio.ByteBuffer
import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.CRC32

/** A file that somebody chooses to trace: read if it is a picture, and refused in one sentence if not. */
class TracedPictureSpec extends Specification {
    @TempDir Path place

    private Path picture(String name, int width, int height) {
        def image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        g.color = Color.RED
        g.fillRect(0, 0, width.intdiv(2), height)
        g.dispose()
        def file = place.resolve(name)
        ImageIO.write(image, name.replaceAll(/.*[.]/, ''), file.toFile())
        file
    }

    def "#name of #width by #height is read as #readWidth by #readHeight"() {
        given:
        def read = TracedPicture.read(picture(name, width, height))

        expect:
        [read.width, read.height] == [readWidth, readHeight]
        new Color(read.getRGB(readWidth.intdiv(4), readHeight.intdiv(2))).with { it.red > 240 && it.green < 15 }
        new Color(read.getRGB((readWidth * 3).intdiv(4), readHeight.intdiv(2))).red < 15

        where:
        name      | width | height || readWidth | readHeight
        'a.png'   | 300   | 200    || 300       | 200
        'a.jpg'   | 300   | 200    || 300       | 200
        'b.png'   | 5000  | 1000   || 1667      | 334
        'b.jpeg'  | 2401  | 40     || 1201      | 20
    }

    def "#what is refused: #words"() {
        given:
        def file = place.resolve('scan.png')
        make(file)

        when:
        TracedPicture.read(file)

        then:
        def refused = thrown(UnreadablePicture)
        refused.words().toString() == "scan.png $words".toString()

        where:
        what                       | make                                  || words
        'a text'                   | { Files.writeString(it, 'a text') }   || BROKEN
        'an empty file'            | { Files.write(it, new byte[0]) }      || BROKEN
        'half a picture'           | { half(it) }                          || BROKEN
        'another kind of picture'  | { gif(it) }                           || BROKEN
        'a file of 41 MB'          | { long41(it) }                        || LARGE
        'a bomb of 60,000 a side'  | { bomb(it) }                          || LARGE
    }

    def "a file that is gone, and a folder, are refused"() {
        when:
        TracedPicture.read(file(place))

        then:
        def refused = thrown(UnreadablePicture)
        refused.words().toString() =~ /^There is no picture \S+ any more. Choose another, or remove it.$/

        where:
        file << [{ it.resolve('gone.png') }, { it }]
    }

    static final String BROKEN = 'cannot be read as a picture. Choose a whole PNG or JPEG file.'
    static final String LARGE = 'is too large: a picture to be traced has at most 40 MB and 50 million points.'

    private static void half(Path file) {
        def bytes = new ByteArrayOutputStream()
        ImageIO.write(new BufferedImage(300, 300, BufferedImage.TYPE_INT_RGB), 'png', bytes)
        Files.write(file, bytes.toByteArray()[0..60] as byte[])
    }

    private static void gif(Path file) {
        ImageIO.write(new BufferedImage(30, 30, BufferedImage.TYPE_BYTE_INDEXED), 'gif', file.toFile())
    }

    private static void long41(Path file) {
        new RandomAccessFile(file.toFile(), 'rw').withCloseable { it.setLength(41L << 20) }
    }

    /** The head of a PNG that claims to have 60,000 points a side. */
    private static void bomb(Path file) {
        def head = ByteBuffer.allocate(17).put('IHDR'.bytes).putInt(60_000).putInt(60_000).put([8, 2, 0, 0, 0] as byte[]).array()
        def check = new CRC32()
        check.update(head)
        Files.write(file, ByteBuffer.allocate(33).put([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as byte[]).putInt(13).put(head)
                .putInt(check.value as int).array())
    }
}
