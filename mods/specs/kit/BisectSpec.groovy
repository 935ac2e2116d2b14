package kit

import mystics.command.Mystics
import mystics.kit.bisect.GuiltySet
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** The mods that make something fail are found without trying them all by hand. */
class BisectSpec extends Specification {
    @TempDir Path folder

    def "a smallest guilty set is found: #guilty of #all"() {
        given:
        def search = new GuiltySet<Integer>({ it.containsAll(guilty) })

        expect:
        search.of(all) == guilty
        search.tries() <= most

        where:
        all            | guilty      || most
        [1]            | [1]         || 0
        (1..8).toList()  | [3]       || 8
        (1..8).toList()  | [8]       || 12
        (1..8).toList()  | [2, 7]    || 40
        (1..16).toList() | [1, 5, 9, 16] || 120
        (1..4).toList()  | [1, 2, 3, 4]  || 20
    }

    def "of five mods the one that makes a scenario fail is named, and nothing is said where none is"() {
        given:
        def mods = ['pim-the-baker', 'clock-loft', 'gentle-night'].collect { Path.of(it).toAbsolutePath() } +
                [mod('generous', 'change(CheckDice) { test -> if (test.what == \'search\') test.add 1 }'), mod('quiet', '')]
        def scenario = folder.resolve('search.yaml')
        Files.writeString(scenario, SCENARIO)

        when:
        def told = run('bisect', scenario, '--mods', mods.join(','))

        then:
        told[1].contains('These scenarios do not hold: A search rolls one die')
        told[1].contains('Guilty: generous.')
        told[0] == Mystics.FAILED

        when:
        told = run('bisect', scenario, '--mods', mods.findAll { !it.toString().contains('generous') }.join(','))

        then:
        told[1].contains('Nothing fails with all 4 mods together.')
        told[0] == Mystics.FINE
    }

    static final String SCENARIO = '''\
        scenarios:
          - it: A search rolls one die
            given: { room: guard-room, heroes: { collin: d6 } }
            when:
              - acts: { collin: 0 }
              - answer: search
            then: { rolls: 1 }
        '''.stripIndent()

    private Path mod(String id, String rule) {
        def mod = Files.createDirectories(folder.resolve(id))
        Files.createDirectories(mod.resolve('rules'))
        Files.writeString(mod.resolve('mod.yaml'), "id: $id\nname: $id\nversion: 1.0.0\nengine: 1\nauthors: [Specs]\nlicence: none\n" +
                'needs: [base-game]\nabout: For specs.\n')
        Files.writeString(mod.resolve('rules/own.groovy'), "rules { $rule }\n")
        mod
    }

    private List run(Object... words) {
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
        [line.execute(['--home', folder.resolve('home'), *words]*.toString() as String[]), out.toString()]
    }
}
