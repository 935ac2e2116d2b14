package mystics.editor

import mystics.command.Mystics
import picocli.CommandLine
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** Pictures that are wished for are painted, and what is none is said. */
class PicturesCommandSpec extends Specification {
    @TempDir Path folder
    def told = new StringWriter()

    def "#words: #says"() {
        expect:
        run(*words.split(' ')) == Mystics.USAGE
        told.toString().contains(says)
        Files.list(folder).withCloseable { it.count() } == 0

        where:
        words           || says
        '--only nope'   || "No picture's name begins with 'nope'. Their names begin with board, "
        '--scale 0'     || '--scale must be from 0.1 to 6.0, not 0.0.'
        '--scale NaN'   || '--scale must be from 0.1 to 6.0, not NaN.'
        '--frames -1'   || '--frames must be from 1 to 100000, not -1.'
        '--film 0'      || '--film must be from 1 to 3600, not 0.'
    }

    def "those whose name begins so are painted"() {
        expect:
        run('--only', 'dice', '--scale', '0.5') == Mystics.FINE
        Files.list(folder).withCloseable { files -> files*.fileName*.toString() }
                .with { !it.empty && it.every { name -> name.startsWith('dice') && name.endsWith('.png') } }
    }

    def "a film is numbered pictures of a game that programs play"() {
        expect:
        run('--film', '1') == Mystics.FINE
        Files.exists(folder.resolve('film-0001.png'))
    }

    private int run(String... words) {
        new CommandLine(new PicturesCommand()).setErr(new PrintWriter(told, true)).execute((words + folder.toString()) as String[])
    }
}
