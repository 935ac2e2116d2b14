package basegame.properties

import mystics.choice.Answer
import mystics.choice.Question
import mystics.phase.chapter.BeginChapter
import mystics.play.Game
import mystics.play.RunTwice
import mystics.play.Seating
import mystics.play.Simulation
import mystics.table.Draft
import spock.lang.Specification

import java.util.concurrent.Callable
import java.util.concurrent.Executors

/** However a game is run, it is the same game. Every feature prints the seed it fails with. */
class RunsSpec extends Specification {
    def "game #seed: asked inside or outside, in a simulation or a game, the table ends the same"() {
        given:
        def setting = Games.setting(seed)
        def seating = Games.inside(setting, seed)

        when:
        def simulated = new Simulation(setting, seating).play([new BeginChapter()], 20_000)
        def inside = Games.begin(setting, seating)
        def outside = Games.begin(setting, Seating.nobody())
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
        seed << (1..30)
    }

    def "game #seed: the same answers in another seating, all at once, are the same game"() {
        given:
        def setting = Games.setting(seed)
        def inside = Games.begin(setting, Games.inside(setting, seed))

        when:
        def again = Game.resume(setting, Seating.nobody(), Games.begin(setting, Seating.nobody()).with { it.state() }, inside.journal())

        then:
        again == inside
        again.log() == inside.log()

        where:
        seed << (1..30)
    }

    def "game #seed: every step done twice comes out the same twice"() {
        given:
        def setting = Games.setting(seed, new RunTwice())

        when:
        def game = Games.begin(setting, Games.inside(setting, seed))

        then:
        noExceptionThrown()
        game.outcome().over()

        where:
        seed << (1..40)
    }

    def "game #seed: no option that is offered is refused, and no two have one key"() {
        given:
        def setting = Games.setting(seed)
        def game = Games.begin(setting, Seating.nobody())
        def wrong = []
        def asked = 0

        when:
        while (game.question().present) {
            def open = game.question().get()
            if (!(open instanceof Question.Roll)) {
                def keys = open.options()*.key()
                wrong.addAll(keys.countBy { it }.findAll { it.value > 1 }.collect { "${open.prompt()}: two options are called $it.key" })
                wrong.addAll(keys.findAll { key -> asked % 5 == 0 && refused(game, key) }.collect { "${open.prompt()}: $it is refused" })
            }
            asked++
            game = game.answer(Games.answer(game, seed))
        }

        then:
        wrong.empty
        asked > 20

        where:
        seed << (1..12)
    }

    private static boolean refused(Game game, String key) {
        try {
            game.answer(new Answer(key))
            return false
        } catch (RuntimeException refused) {
            refused.printStackTrace()
            return true
        }
    }

    def "games on two threads, of one setting or of two, do not disturb each other"() {
        given:
        def seeds = (1..12)
        def shared = Games.setting(0)
        def alone = seeds.collect { seed -> Games.begin(shared, Games.inside(shared, seed)) }
        def threads = Executors.newFixedThreadPool(2)

        when:
        def together = threads.invokeAll((seeds + seeds).collect { seed -> { -> Games.begin(shared, Games.inside(shared, seed)) } as Callable<Game> })*.get()

        then:
        together == alone + alone
        together*.log() == (alone + alone)*.log()

        cleanup:
        threads.shutdownNow()
    }
}
