package mystics.terminal.desk

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Specification

/** What the program prints goes through TameWriter, so that no text of a mod or file commands the terminal. */
class OneWayOfPrintingSpec extends Specification {
    static final String PRINTS = /\bSystem\.(out|err)\b|\bFileDescriptor\.(out|err)\b/
    /** Classes that name the standard streams, each with its reason. */
    static final Map<String, String> EXCEPTIONS = [
            'Desks.java'      : 'makes the tame writer of a desk without a terminal',
            'ProgressBar.java': 'prints numbers only, and has to go back to the beginning of its line',
            'Times.java'      : 'prints numbers only, for whoever measures a start',
            'Output.java'     : 'says that the output itself has failed, in words of the program and the system']

    def "no other class of #module prints"() {
        when:
        def found = Files.walk(Path.of('..', module, 'src/main/java')).withCloseable { files ->
            files.findAll { it.toString().endsWith('.java') && !EXCEPTIONS.containsKey(it.fileName.toString()) && Files.readString(it) =~ PRINTS }*.fileName*.toString()
        }

        then:
        found == []

        where:
        module << ['engine', 'editor']
    }
}
