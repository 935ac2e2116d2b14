package basegame.properties

import mystics.bot.Bot
import mystics.lab.GameSeries
import mystics.lab.Patience
import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.Chance
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.RuleFailed
import mystics.play.Seating
import mystics.play.Setting
import mystics.play.Simulation
import mystics.rules.Player
import mystics.rules.Scene
import spock.lang.Specification

/** Mods may take away whatever ends a game or a turn; programs that play such games come to an end all the same, and say so. */
class EndlessGamesSpec extends Specification {
    private static final String UNHURT = '''
        forbid(PageTurned) { turned -> refuse 'time stands still', remedy: 'Wait' }
        forbid(Wounding) { wounding -> refuse 'nobody is hurt', remedy: 'Be glad' }
        forbid(Captured) { captured -> refuse 'nobody is caught', remedy: 'Be glad' }
        forbid(ExploreAllowed) { way -> refuse 'the doors are shut', remedy: 'Stay' }
    '''

    def "END-1: a game that nothing ends is given up after #Patience.MOST_ROUNDS rounds, and that is no failure"() {
        when:
        def report = new GameSeries(with(UNHURT), Bot.SENSIBLE, 1).play(0, 2)

        then:
        report.givenUp() == 2
        report.errors() == 0
        report.causes() == ['given-up': 2L]
    }

    def "TURN-1: a rule that always offers one thing more is named when a round comes to no end"() {
        given: 'players that cannot leave it alone'
        def setting = with("offer(HeroTurn) { turn -> option('nibble', 'Nibble') { say 'Crunch' } }")
        def nibbler = { Question.Choice question, Scene scene -> Math.max(0,
                question.options().findIndexOf { it.key().contains('nibble') }) } as Player
        def chance = Optional.of(Chance.of(new SeededFate(3)))
        def seating = new Seating(chance, chance, (setting.box().heroes()*.id() + 'party').collectEntries { [it, nibbler] })

        when:
        new Simulation(setting, seating).play([new BeginChapter()], 50_000)

        then:
        RuleFailed failure = thrown()
        failure.rule().source().mod() == 'crumbs'
        failure.message.contains('more than 5000 decisions were made in one round')

        when: 'a table that puts up with failing rules goes on without its mod'
        def sensible = Bot.SENSIBLE.players(setting.box()).apply(3)
        def later = { Question.Choice question, Scene scene -> question.options()
                .any { it.key().contains('nibble') } ? nibbler.choose(question, scene) : sensible.choose(question, scene) } as Player
        def game = Game.begin(setting, new Seating(chance, chance, seating.players().collectEntries { [it.key, later] })
                .with(FailingRules.SWITCH_OFF), [new BeginChapter()])

        then:
        game.outcome().over()
        game.setting().off() == ['crumbs'] as Set
    }

    def "TURN-1: a rule that leaves nobody anything to decide, and keeps the chapter from ending, is named"() {
        given:
        def setting = with('''
            forbid(ActionAllowed) { action -> refuse 'no', remedy: 'Wait' }
            forbid(MoveAllowed) { move -> refuse 'no', remedy: 'Wait' }
            before(PageTurned) { turned -> moveChapterEnd 1 }
            forbid(Wounding) { wounding -> refuse 'nobody is hurt', remedy: 'Be glad' }
        ''')
        def chance = Optional.of(Chance.of(new SeededFate(5)))
        def game = Game.begin(setting, new Seating(chance, chance, [:]).with(FailingRules.SWITCH_OFF), [new BeginChapter()])

        when:
        for (int i = 0; i < 200 && game.setting().off().empty; i++) {
            game = game.answer(new Answer((game.question().get() as Question.Choice).options()[0].key()))
        }

        then:
        game.setting().off() == ['crumbs'] as Set
        game.log()*.text()*.toString().any { it.contains('more than 20000 steps were taken, and nobody had anything to decide') }
    }

    private static Setting with(String rules) {
        def script = "rules {\n    $rules\n}\n".toString()
        def mod = ModSource.of('crumbs', ['mod.yaml': ('id: crumbs\nname: Crumbs\nversion: "1.0.0"\nengine: 1\nauthors: ' +
                '[specs]\nlicence: none\nneeds: [base-game]\nabout: Crumbs for specs.\n').bytes, 'rules/crumbs.groovy': script.bytes])
        new Library(Games.LIBRARY.mods() + ModLoader.fresh().load(mod, Games.LIBRARY.rules().size()))
                .setting(Games.setup(1), Inspector.NONE)
    }
}
