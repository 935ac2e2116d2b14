package kit

import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.SeededFate
import mystics.command.Mystics
import mystics.content.Setup
import mystics.home.GameTable
import mystics.kit.bisect.GuiltySet
import mystics.mod.load.Assembling
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.phase.chapter.BeginChapter
import mystics.play.Company
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Session
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

    def "of a saved game in which a rule failed, the mods that make it fail together are named"() {
        given: 'a mod whose rule fails where another mod has made a mouse rich'
        def rich = mod('rich', 'after(TurnEnds) { gainCheese it.hero, 9 }')
        def brittle = mod('brittle', 'after(TurnEnds) { if (it.hero.cheese > 8) 1.intdiv(it.hero.cheese - it.hero.cheese) }')
        def mods = [Path.of('gentle-night').toAbsolutePath(), rich, mod('quiet', ''), brittle]
        def save = folder.resolve('mine.mystics')
        write(save, mods)

        when:
        def told = run('bisect', save, '--mods', mods.join(','))

        then:
        told[1].contains('A rule of brittle fails: brittle/rules/own.groovy:1: ')
        told[1].contains('Guilty together: rich, brittle. Without any of them it does not fail.')
        told[0] == Mystics.FAILED

        when:
        told = run('bisect', save, '--mods', mods.findAll { it != rich }.join(','))

        then: 'the mod that is missing is named, with what to do'
        told[1].contains('It was played with mods that are not here, so their guilt cannot be tried.')
        told[1].contains('rich is missing (saved with 1.0.0). Put rich 1.0.0 into the folder of mods, and see that it is switched on. ' +
                'Or name its place with --mods.')
        !told[1].contains('Guilty')
        told[0] == Mystics.FAILED
    }

    /** Saves a game that goes on after a rule has failed. */
    private static void write(Path save, List<Path> mods) {
        def loader = ModLoader.fresh()
        def library = Assembling.of(loader, Gathering.at(loader, mods)).library()
        def chapter = library.catalog().firstToPlay()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        def setting = library.setting(new Setup(chapter.id(), party, library.catalog().usualVariants()), Inspector.NONE)
        def game = Game.begin(setting, Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF), [new BeginChapter()])
        while (game.setting().off().empty) game = game.answer(new Answer(game.question().get().options()[0].key()))
        new GameTable(library).saves().write(save, Session.of(Company.people(5), game))
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
