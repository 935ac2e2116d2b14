package basegame.broken

import basegame.mods.Mods
import mystics.home.Desktop
import mystics.command.Mystics
import mystics.lint.Lint
import mystics.mod.finding.Finding
import mystics.mod.load.Assembling
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/**
 * No content of a mod ends a start: the mod is left out, its fault is named at its line, and everything else is loaded. Every third fault
 * is planted; {@code -Dfaults=1} plants them all.
 */
class BrokenModsSpec extends Specification {
    static final int FAULTS = Integer.getInteger('faults', 3)
    @Shared ModLoader loader = ModLoader.fresh()
    @Shared Lint lint = new Lint(loader, 0)
    @Shared ModSource neighbour = Mods.mod('neighbour', 'cards/acorn-hat.yaml': 'name: Acorn Hat\ntype: armor\nslot: head\nbonus: 1\n')

    @TempDir Path home

    def "fault #fault.number, #fault.code in #fault.file: the mod is left out, or lint warns of it, and its neighbour is loaded"() {
        when: 'as play, the window and mods health load it'
        def assembly = Assembling.of(loader, Gathering.of(loader, [fault.mod(), neighbour]))

        then:
        assembly.library().mods()*.id().containsAll(['base-game', 'neighbour'])
        assembly.library().catalog().chapters().containsKey('flight-to-barksburg')

        when: 'as lint looks it over; what is wrong with a mod is known by then'
        def reasons = assembly.leftOut().collectMany { it.reasons() } as List<Finding>
        def doubts = lint.findings(fault.mod(), [])

        then:
        def findings = reasons ?: doubts
        findings.any { it.line() == fault.line && it.code() == fault.code && it.message().contains(fault.says) }
        findings.every { it.code() != 'unforeseen' && (it.fix() || it.why() ||
                it.message() =~ 'must|cannot|missing|is not a key|twice|there is no') }
        doubts*.code().contains(fault.code)

        where:
        fault << Fault.all().collate(FAULTS)*.first()
    }

    def "there are at least 300 faults, in every kind of file"() {
        expect:
        Fault.all().size() >= 300
        Fault.all()*.file.collect { it.contains('/') ? it.split('/')[0] : it }.toSet()
                .containsAll(mystics.mod.ModLayout.KINDS + ['mod.yaml', 'amendments', 'lang', 'art', 'rules'])
    }

    def "a home with a broken mod of every kind starts at the terminal, in the window, and in mods and mods health"() {
        given:
        Fault.all().groupBy { [it.file.split('[/.]')[0], it.code in ['script', 'script-failed']] }.values()*.first()
                .each { fault -> lay(home.resolve("mods/b${fault.number}"), fault.mod("b${fault.number}")) }
        lay(home.resolve('mods/neighbour'), neighbour)
        def answers = Files.writeString(home.resolve('answers'), 'quit\n')

        when:
        def plays = (1..3).collect { run('play', 'flight-to-barksburg', '--answers', answers.toString()) }

        then: 'a mod that is left out makes no failed start, however often'
        plays*.code == [Mystics.FINE] * 3
        plays.every { it.err.contains('is left out') && !it.err.contains('only the base game is loaded') }

        and:
        run('mods').out.contains('on   neighbour 1.0.0')
        run('mods', 'health').out.contains('fine neighbour 1.0.0')
        run('lint', home.resolve('mods/neighbour').toString(), '--games', '0', '--json').code == Mystics.FINE
        opened().mods()*.id().containsAll(['base-game', 'neighbour'])
    }

    private static void lay(Path folder, ModSource mod) {
        mod.paths().each { path ->
            Files.createDirectories(folder.resolve(path).parent)
            Files.write(folder.resolve(path), mod.bytes(path))
        }
    }

    private Map<String, Object> run(String... arguments) {
        def out = new StringWriter()
        def err = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
        int code = line.execute(*(['--home', home.toString()] + (arguments as List)))
        [code: code, out: out.toString(), err: err.toString()]
    }

    /** What the window is opened with. */
    private opened() {
        def seen = []
        def desktop = [available: { -> true }, open: { Desktop.Opening opening -> seen << opening.mods().load { } }] as Desktop
        Mystics.run(desktop, [], '--home', home.toString())
        seen[0]
    }
}
