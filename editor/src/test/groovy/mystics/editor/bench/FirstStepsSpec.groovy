package mystics.editor.bench

import mystics.editor.desktop.VirtualDisplay
import mystics.kit.Workbench
import mystics.kit.scenario.Scenarios
import mystics.lint.Lint
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import spock.lang.Requires
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** The page that makes a first mod with the editor is followed on a screen in memory; the mod it makes is in order. */
@Requires({ VirtualDisplay.available })
class FirstStepsSpec extends Specification {
    def "the page of first steps can be followed, and names every word that is pressed"() {
        given:
        def folder = Files.createDirectories(Path.of('target/window'))
        def told = folder.resolve('first-steps.log')
        def words = folder.resolve('first-steps.txt').toAbsolutePath()
        def mod = Files.createTempDirectory('mods').resolve('first-steps')
        def page = Files.readString(Path.of('../docs/modding/first-steps.md')).replaceAll(/\s+/, ' ')
        def display = new VirtualDisplay(1280, 800)

        when:
        def process = display.start(FirstStepsRehearsal, told, "$mod", "$words", "${folder.resolve('first-steps.png').toAbsolutePath()}")

        then:
        assert VirtualDisplay.ended(process, 300), VirtualDisplay.tale(process, told)
        assert process.exitValue() == 0, Files.readString(told)

        and:
        Files.readAllLines(words).findAll { !page.contains("*$it") } == []

        and:
        page.contains(FirstStepsRehearsal.RULE.replaceAll(/\s+/, ' ').strip())
        new Lint(ModLoader.fresh(), 0).findings(Sources.at(mod), []).findAll { it.code() != 'untranslated' }*.toString() == []
        def bench = Workbench.at(mod, [])
        def verdicts = new Scenarios(bench.library()).run('first-steps', bench.source())
        verdicts.size() == 2
        verdicts.findAll { !it.holds() } == []

        cleanup:
        display?.close()
    }
}
