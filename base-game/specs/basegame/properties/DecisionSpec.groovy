package basegame.properties

import mystics.choice.Answer
import mystics.choice.Option
import mystics.choice.Question
import mystics.choice.Seat
import mystics.choice.Sentence
import mystics.kernel.Kernel
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Setting
import mystics.rules.Decision
import mystics.rules.Player
import mystics.rules.Rule
import mystics.rules.Rulebook
import mystics.rules.Scene
import mystics.rules.Step
import mystics.table.Clock
import spock.lang.Specification

/** A step that begins with a question: what is chosen in one run of it is done in another. */
class DecisionSpec extends Specification {
    List<String> course = []

    /** Puts the number of the chosen option on the wheel. */
    class Feast implements Decision<Option> {
        List<Option> dishes

        @Override
        Decision.Asked<Option> asks(Scene scene) {
            course << 'asks'
            new Decision.Asked<Option>(Seat.PARTY, Sentence.of('What is eaten?'), dishes)
        }

        @Override
        void decided(Scene scene, Option chosen) {
            course << 'eats ' + chosen.key()
            scene.draft().set(Clock.WHEEL, 1 + dishes.indexOf(chosen))
        }

        @Override
        void undecided(Scene scene) {
            course << 'hungers'
        }
    }

    static class Stuck implements Decision<Option> {
        @Override
        Decision.Asked<Option> asks(Scene scene) {
            new Decision.Asked<Option>(Seat.PARTY, Sentence.of('What is eaten?'), [])
        }

        @Override
        void decided(Scene scene, Option chosen) {
            throw new AssertionError('nothing was offered')
        }
    }

    def "the option that was chosen is done without asking again what there was to choose from"() {
        given:
        def game = begin(['soup', 'cheese'])

        when:
        def after = game.answer(new Answer('cheese'))

        then:
        course == ['asks', 'eats cheese']
        after.look { it.draft().get(Clock.WHEEL) } == 2
    }

    def "both options of one question can be tried, and the question stays as it was"() {
        given:
        def game = begin(['soup', 'cheese'])

        expect:
        ['soup', 'cheese', 'soup'].collect { key -> game.answer(new Answer(key)).look { it.draft().get(Clock.WHEEL) } } == [1, 2, 1]
        (game.question().get() as Question.Choice).options()*.key() == ['soup', 'cheese']
    }

    def "nobody is asked where there is only #dishes, and then #happened"() {
        when:
        def game = begin(dishes)

        then:
        game.question().empty
        course == ['asks', happened]

        where:
        dishes   || happened
        ['soup'] || 'eats soup'
        []       || 'hungers'
    }

    def "a program that sits inside decides in the same run"() {
        when:
        begin(['soup', 'cheese'], [party: { question, scene -> 1 } as Player])

        then:
        course == ['asks', 'eats cheese']
    }

    def "a decision without a way on says that there is nothing to choose from"() {
        when:
        begin(new Stuck(), [:])

        then:
        def refused = thrown(IllegalStateException)
        refused.message.startsWith('Nothing to choose from in ')
    }

    private Game begin(List<String> dishes, Map<String, Player> players = [:]) {
        begin(new Feast(dishes: dishes.collect { Option.of(it, it) }), players)
    }

    private static Game begin(Step step, Map<String, Player> players) {
        def box = Games.setting(1).box()
        def empty = new Setting(box, Rulebook.of(box, []), Kernel.ofTheBook(), { [] as Rule.Body[] }, Inspector.NONE)
        Game.begin(empty, new Seating(Optional.empty(), Optional.empty(), players), [step])
    }
}
