package mystics.editor.album

import basegame.FixedBox
import mystics.editor.settings.Scheme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import javax.imageio.ImageIO
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path

/**
 * Golden images: every room, and the other pieces of {@code base-game/playthroughs/box.txt}, are painted as they were when somebody last
 * approved them. The build paints each desk of the editor in each theme at one size of text; -Dgolden=all paints each at every size.
 */
class GoldenSpec extends Specification {
    static final Path GOLDEN = Path.of('src/test/golden')
    static final Path FOUND = Path.of('target/golden')
    static final String COMMAND = 'mvn test -pl engine,base-game,editor -Dtest=GoldenSpec -Dsurefire.failIfNoSpecifiedTests=false ' +
            '-Dgolden=write'
    static final String TASK = System.getProperty('golden', 'slice')
    static final List<String> SLICE = ['light-100', 'dark-200', 'high-contrast-100']
    static final int WIDTH = 360
    static final int WINDOW = 800

    @Shared List<Shot> pictures = everything()

    private static List<Shot> everything() {
        def library = FixedBox.of(BaseGame.library())
        def panes = new PaneAlbum(library)
        def rooms = Album.of(BaseGame.library().catalog()).findAll { it.name().startsWith('room-') }
        rooms + Album.of(library.catalog()).findAll { !it.name().startsWith('room-') } + [Scheme.LIGHT, Scheme.DARK].collectMany { scheme ->
            panes.parts(scheme) + panes.windows(scheme,
                    100).findAll { shot -> !['turn', 'battle'].any { shot.name().startsWith("window-$it") } }
        } + Scheme.values().collectMany { scheme -> [100, 200].collectMany { panes.editor(scheme, it) } }
    }

    def "every picture is painted as it was"() {
        given:
        Files.createDirectories(FOUND)

        when:
        def others = pictures.findAll { isPainted(it) }.findAll { shot ->
            def image = small(shot)
            if (TASK == 'write') {
                Files.createDirectories(GOLDEN)
                ImageIO.write(image, 'png', GOLDEN.resolve("${shot.name()}.png").toFile())
            }
            def file = GOLDEN.resolve("${shot.name()}.png")
            def same = Files.exists(file) && Likeness.between(ImageIO.read(file.toFile()), image)
            if (!same) ImageIO.write(image, 'png', FOUND.resolve("${shot.name()}.png").toFile())
            !same
        }*.name()

        then:
        assert others == []: "painted otherwise: ${others.join(', ')}. Compare editor/$GOLDEN with editor/$FOUND. " +
                "If the new pictures are right, write them anew:\n  $COMMAND"

        and: 'no golden image is of something that is painted no more'
        Files.list(GOLDEN).withCloseable { it*.fileName*.toString() }.toSorted() ==
                pictures.collect { "${it.name()}.png".toString() }.toSorted()
    }

    def "a golden image is not easily pleased: #change"() {
        given:
        def image = small(pictures.find { it.name() == 'dice' })
        def other = small(pictures.find { it.name() == 'dice' })

        when:
        paint(other)

        then:
        Likeness.between(image, image)
        !Likeness.between(image, other)

        where:
        change                 | paint
        'a missing corner'     | { BufferedImage it -> it.createGraphics().fillRect(0, 0, 40, 20) }
        'a word is missing'    | { BufferedImage it -> def g = it.createGraphics(); g.color = new java.awt.Color(it.getRGB(10, 50));
                g.fillRect(20, 20, 20, 20) }
        'everything is paler'  | { BufferedImage it -> def g = it.createGraphics(); g.color = new java.awt.Color(255, 255, 255, 20);
                g.fillRect(0, 0, it.width, it.height) }
    }

    private static boolean isPainted(Shot shot) {
        TASK != 'slice' || !shot.name().startsWith('editor-') || SLICE.any { shot.name().endsWith("-$it") }
    }

    private static BufferedImage small(Shot shot) {
        shot.take(Math.min(1.0d, ((shot.name().startsWith('window') || shot.name().startsWith('editor')) ? WINDOW
                : WIDTH) / (double) shot.width()))
    }
}
