package mystics.terminal.desk

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Specification

/** What the program prints goes through TameWriter, so that no text of a mod or file commands the terminal. */
class OneWayOfPrintingSpec extends Specification {
    static final String PRINTS = /\bSystem\.(out|err)\b|\bFileDescriptor\.(out|err)\b/
    /** What JLine's terminals and readers print with; the writer of a terminal is made tame where it is fetched. */
    static final String PRINTS_AT_TERMINAL = /(?<!new TameWriter\()\b\w+\.writer\(\)|\.printAbove\(|\.puts\(/ +
            /|\bterminal\.output\(\)|readLine\((?!\)|TextStyle\.tame)/
    /** Classes that name the standard streams, each with its reason. */
    static final Map<String, String> EXCEPTIONS = [
            'Desks.java'      : 'makes the writer of a desk without a terminal, which makes it tame',
            'ProgressBar.java': 'prints numbers only, and has to go back to the beginning of its line',
            'Times.java'      : 'prints numbers only, for whoever measures a start',
            'Output.java'     : 'says that the output itself has failed, in tame words, and finds out why']

    def "no other class of #module prints"() {
        when:
        def found = Files.walk(Path.of('..', module, 'src/main/java')).withCloseable { files ->
            files.findAll { it.toString().endsWith('.java') && !EXCEPTIONS.containsKey(it.fileName.toString()) &&
                    Files.readString(it) =~ PRINTS }*.fileName*.toString()
        }

        then:
        found == []

        where:
        module << ['engine', 'editor']
    }

    def "a terminal of JLine prints tamely in #module"() {
        when:
        def found = Files.walk(Path.of('..', module, 'src/main/java')).withCloseable { files ->
            files.findAll { it.toString().endsWith('.java') && Files.readString(it).contains('org.jline') }
                    .collectMany { file -> Files.readString(file).readLines().findAll { it =~ PRINTS_AT_TERMINAL } }
        }

        then:
        found == []

        where:
        module << ['engine', 'editor']
    }
}
