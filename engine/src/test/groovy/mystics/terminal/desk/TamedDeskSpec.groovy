package mystics.terminal.desk

import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import spock.lang.Specification

/** What stands at a terminal is read and not obeyed, whoever wrote it. */
class TamedDeskSpec extends Specification {
    def "colours are kept, other commands and what turns a line round are not"() {
        given:
        def out = new StringWriter()
        def desk = new PlainDesk(new BufferedReader(new StringReader('1')), new PrintWriter(out), TextStyle.plain())

        when:
        desk.show(['\u001b[1mFilch\u001b[0m \u001b[2J\u001b]0;mine\u0007\u009b5n\u202Ehides\u2066'])
        desk.ask('\u001b]52;c;eHg=\u0007> ', [])

        then:
        out.toString().readLines() == ['\u001b[1mFilch\u001b[0m [2J]0;mine5nhides', ']52;c;eHg=> 1']
    }

    def "a finding that quotes a mod says nothing a terminal would obey"() {
        expect:
        Finding.error('dangling', Place.of('garden'), "there is no mark '\u001b[2J'").message() == "there is no mark '[2J'"
    }
}
