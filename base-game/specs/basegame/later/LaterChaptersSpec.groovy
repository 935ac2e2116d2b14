package basegame.later

import mystics.command.SimulateCommand
import mystics.kit.Workbench
import mystics.kit.scenario.Scenarios
import mystics.lint.Lint
import mystics.mod.load.ModLoader
import picocli.CommandLine
import spock.lang.Specification
import tools.jackson.databind.json.JsonMapper

import java.nio.file.Path

/**
 * The special rules of chapter 10, as a mod says them: a siege.
 * They have no story here. What they show is that the language of chapters says all of it without a detour.
 */
class LaterChaptersSpec extends Specification {
    static final Path RULES = Path.of('specs/basegame/later/rules').toAbsolutePath()

    def "they do what their scenarios say"() {
        given:
        def bench = Workbench.at(RULES, [])

        when:
        def verdicts = new Scenarios(bench.library()).run('later-chapters', bench.source())

        then:
        verdicts.size() == 2
        verdicts.collectMany { it.findings() }*.toString() == []
    }

    def "lint finds nothing wrong with them, and plays them"() {
        given:
        def loader = ModLoader.fresh()

        expect:
        new Lint(loader, 2).findings(Workbench.at(RULES, []).source(), [])*.toString() == []
    }

    def "bots play #chapter to its end, every table checked"() {
        given:
        def out = new StringWriter()
        def command = new CommandLine(new SimulateCommand()).setOut(new PrintWriter(out)).setErr(new PrintWriter(out))

        when:
        def code = command.execute(chapter, '--mods', RULES.toString(), '--games', '5', '--bot', bot, '--check', '--json')
        def facts = JsonMapper.shared().readValue(out.toString().substring(out.toString().indexOf('{')), Map)

        then:
        code == 0
        facts.errors == 0
        facts.wins + facts.defeats == 5

        where:
        [chapter, bot] << [['night-of-the-tree'], ['sensible', 'random']].combinations()
    }
}
