package mystics.terminal.desk

import java.nio.charset.StandardCharsets
import java.nio.file.Files
import java.nio.file.Path
import org.jline.terminal.impl.DumbTerminal
import spock.lang.Specification
import spock.lang.TempDir
import spock.util.environment.RestoreSystemProperties

/** Text that would command a terminal, hide or turn round is shown as plain letters at every desk. */
class HostileTextSpec extends Specification {
    static final String HOSTILE = 'a\u001b[2J\u001b]0;mine\u0007b\rc\u009b5nd\u202ee\u2066f\u200bg\u00adh\u3164i\u0008j'
    static final String TAME = 'a[2J]0;minebc5ndefghij'

    @TempDir Path folder

    def "at a terminal: lines, questions and the words to complete"() {
        given:
        def seen = new ByteArrayOutputStream()
        def terminal = new DumbTerminal(new ByteArrayInputStream('1\n'.bytes), seen)
        def desk = new TerminalDesk(terminal, folder.resolve('history'), false, false)

        when:
        desk.show([HOSTILE])
        def answer = desk.ask(HOSTILE + '> ', [HOSTILE])

        then:
        answer == Optional.of('1')
        def text = seen.toString(StandardCharsets.UTF_8)
        text.startsWith(TAME)
        text.contains(TAME + '> ')
        ['\u001b[2J', '\u001b]0', '\u0007', '\u009b', '\u202e', '\u2066', '\u200b', '\u00ad', '\u3164', '\u0008']
                .every { !text.contains(it) }

        cleanup:
        desk.close()
    }

    @RestoreSystemProperties
    def "in a pipe: lines and questions"() {
        given:
        System.setProperty('stdout.encoding', 'UTF-8')
        def seen = new ByteArrayOutputStream()
        def out = System.out
        System.out = new PrintStream(seen, true, 'UTF-8')
        def desk = Desks.answering(Files.writeString(folder.resolve('answers'), HOSTILE.replace('\r', '')))

        when:
        desk.show([HOSTILE])
        desk.ask(HOSTILE + '> ', [])
        desk.close()

        then:
        seen.toString(StandardCharsets.UTF_8).readLines() == [TAME, TAME + '> ' + TAME]

        cleanup:
        System.out = out
    }
}
