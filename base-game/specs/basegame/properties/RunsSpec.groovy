package basegame.properties

import mystics.choice.Answer
import mystics.choice.Question
import mystics.phase.chapter.BeginChapter
import mystics.play.Agenda
import mystics.play.Game
import mystics.play.RunTwice
import mystics.play.Seating
import mystics.play.Setting
import mystics.play.Simulation
import mystics.play.State
import mystics.table.Draft
import mystics.table.Table
import spock.lang.Specification

/**
 * However a game is run, it is the same game. Games of even seeds begin with the chapter, those of odd seeds in some
 * room with cards and cheese.
 */
class RunsSpec extends Specification {
    static final int GAMES = Integer.getInteger('games', 20)

    def "game #seed: asked inside or outside, in a simulation or a game, the table ends the same"() {
        given:
        def setting = Games.setting(seed)
        def seating = Games.inside(setting, seed)

        when:
        def simulated = new Simulation(setting, seating).play(beginning(setting, seed), 20_000)
        def inside = Game.resume(setting, seating, beginning(setting, seed), [])
        def outside = Game.resume(setting, Seating.nobody(), beginning(setting, seed), [])
        while (outside.question().present) {
            outside = outside.answer(Games.answer(outside, seed))
        }

        then:
        simulated.finished()
        Draft.of(simulated.table()).outcome().over()
        inside.state().table() == simulated.table()
        outside == inside
        outside.log() == inside.log()

        where:
        seed << (1..GAMES)
    }

    def "game #seed: the same answers in another seating, all at once, are the same game"() {
        given:
        def setting = Games.setting(seed)
        def inside = Game.resume(setting, Games.inside(setting, seed), beginning(setting, seed), [])

        when:
        def again = Game.resume(setting, Seating.nobody(), beginning(setting, seed), inside.journal())

        then:
        again == inside
        again.log() == inside.log()

        where:
        seed << (1..GAMES)
    }

    def "game #seed: every step done twice comes out the same twice"() {
        given:
        def setting = Games.setting(seed, new RunTwice())

        when:
        def game = Game.resume(setting, Games.inside(setting, seed), beginning(setting, seed), [])

        then:
        noExceptionThrown()
        game.outcome().over()

        where:
        seed << (1..GAMES)
    }

    def "game #seed: no option that is offered is refused, and no two have one key"() {
        given:
        def setting = Games.setting(seed)
        def game = Game.resume(setting, Seating.nobody(), beginning(setting, seed), [])
        def wrong = []
        def asked = 0

        when:
        while (game.question().present) {
            def open = game.question().get()
            if (!(open instanceof Question.Roll)) {
                def keys = open.options()*.key()
                wrong.addAll(keys.countBy { it }.findAll { it.value > 1 }.collect { "${open.prompt()}: two options are called $it.key" })
                if (asked % 7 == 0) {
                    wrong.addAll(keys.collectMany { refused(game, it) })
                }
            }
            asked++
            game = game.answer(Games.answer(game, seed))
        }

        then:
        wrong.empty
        asked > 20

        where:
        seed << (1..GAMES)
    }

    private static List<String> refused(Game game, String key) {
        try {
            game.answer(new Answer(key))
            return []
        } catch (RuntimeException refused) {
            return ["${game.question().get().prompt()} $key: $refused".toString()]
        }
    }

    private static State beginning(Setting setting, long seed) {
        seed % 2 == 1 ? Games.elsewhere(setting, seed) : State.beginning(Table.empty(setting.box().layout()),
                Agenda.of([new BeginChapter()]))
    }
}
