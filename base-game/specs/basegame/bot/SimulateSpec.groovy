package basegame.bot

import mystics.command.SimulateCommand
import picocli.CommandLine
import spock.lang.Specification
import tools.jackson.databind.json.JsonMapper

/** The laboratory at the command line. */
class SimulateSpec extends Specification {
    def out = new StringWriter()
    def err = new StringWriter()
    def command = new CommandLine(new SimulateCommand()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err))

    def "the same seed gives the same numbers on any number of threads"() {
        when:
        def one = facts(1)
        def three = facts(3)

        then:
        one.games == 60
        one.wins + one.defeats + one.errors == 60
        one.causes.values().sum() == 60
        one.decisions > 60
        one.digest ==~ /[0-9a-f]{16}/
        timeless(one) == timeless(three)
    }

    private Map facts(int threads) {
        out.buffer.length = 0
        assert command.execute('flight-to-barksburg', '--bot', 'random', '--games', '60', '--seed', '7', '--threads',
                "$threads".toString(), '--json') == 0
        JsonMapper.shared().readValue(out.toString(), Map)
    }

    private static Map timeless(Map facts) {
        facts.findAll { name, value -> !(name in ['decisionsPerSecond', 'wallSeconds', 'cpuSeconds']) }
    }

    def "a report to read says how many games were won"() {
        expect:
        command.execute('flight-to-barksburg', '--bot', 'random', '--games', '3') == 0
        out.toString().startsWith('Games     3: ')
    }

    def "#arguments is refused with a sentence that says why"() {
        expect:
        command.execute(arguments as String[]) == 2
        err.toString().contains(why)

        where:
        arguments                                                          || why
        ['nowhere']                                                        ||
                "There is no chapter 'nowhere'. Known chapters: the-small-door, flight-to-barksburg"
        ['flight-to-barksburg', '--party', 'lily,nez,collin,filch']        || 'Lily may not go'
        ['flight-to-barksburg', '--party', 'nez,collin']                   || 'is for 4 mice, not 2'
        ['flight-to-barksburg', '--bot', 'clever']                         || "There is no bot 'clever'. Choose sensible or random."
        ['flight-to-barksburg', '--games', '0']                            || '--games must be from 1'
        ['flight-to-barksburg', '--threads', '0']                          || '--threads must be from 1'
    }
}
