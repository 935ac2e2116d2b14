package mystics.editor

import mystics.command.Mystics
import picocli.CommandLine
import spock.lang.Specification
import spock.lang.TempDir

import javax.imageio.ImageIO
import java.nio.file.Files
import java.nio.file.Path

/** What a mod brings is painted into files. */
class PreviewCommandSpec extends Specification {
    static final Path SAMPLES = Path.of('../mods')
    @TempDir Path folder
    def told = new StringWriter()

    def "a mod's own things are painted, and nothing of the base game: #mod"() {
        expect:
        run(SAMPLES.resolve(mod).toString(), folder.toString(), '--scale', '0.5') == Mystics.FINE
        painted() == pictures
        pictures.every { ImageIO.read(folder.resolve(it).toFile()).width > 50 }
        told.toString().readLines() == (pictures ? told.toString().readLines().findAll { it.endsWith('.png') }
                : ['Auf Deutsch has no rooms, figures, tokens or cards.'])

        where:
        mod             || pictures
        'pim-the-baker' || ['cards.png', 'figures.png', 'hero-cards.png']
        'clock-loft'    || ['room-clock-loft-asleep.png', 'room-clock-loft.png', 'tokens.png']
        'deutsch'       || []
    }

    def "a picture of a room is as large as its scale says"() {
        expect:
        run(SAMPLES.resolve('clock-loft').toString(), folder.toString(), '--scale', '0.1') == Mystics.FINE
        ImageIO.read(folder.resolve(painted().find { it.startsWith('room-') }).toFile()).width == 100
    }

    def "a broken mod is refused with its findings, and nothing is painted"() {
        given:
        def mod = Files.createDirectories(folder.resolve('ant'))
        Files.writeString(mod.resolve('mod.yaml'), 'id: [')

        expect:
        run(mod.toString(), folder.resolve('to').toString()) != Mystics.FINE
        told.toString().contains('mod.yaml')
        Files.notExists(folder.resolve('to'))
    }

    private List<String> painted() {
        Files.list(folder).withCloseable { files -> files*.fileName*.toString().sort() }
    }

    private int run(String... words) {
        def writer = new PrintWriter(told, true)
        new CommandLine(new PreviewCommand()).setOut(writer).setErr(writer).execute(words)
    }
}
