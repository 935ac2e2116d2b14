package basegame.properties

import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.play.Game
import mystics.play.Seating
import mystics.play.WrongAnswer
import spock.lang.Specification

/** A repeated step gathers only what its answer names. That must neither let in what was not offered nor leave out what was. */
class OnlyWhatIsOfferedSpec extends Specification {

    def "what is not among the options of a question is refused at it, though it was an option a moment ago, in game #seed"() {
        given:
        Game game = Games.begin(Games.setting(seed), Seating.people(new SeededFate(seed)))
        Set<String> seen = []
        int refused = 0

        when:
        for (int asked = 0; asked < 120 && game.question().isPresent(); asked++) {
            def keys = (game.question().get() as Question.Choice).options()*.key()
            seen.findAll { !(it in keys) }.each { key -> refused += isRefused(game, key) ? 1 : 0 }
            assert refused == (refusals += seen.count { !(it in keys) })
            seen.addAll(keys)
            game = game.answer(new Answer(keys[(seed * 7 + asked * 31) % keys.size()]))
        }

        then:
        refused > 500

        where:
        seed << (1..3)
    }

    private int refusals = 0

    private static boolean isRefused(Game game, String key) {
        try {
            game.answer(new Answer(key))
            false
        } catch (WrongAnswer expected) {
            expected.message.contains(key)
        }
    }
}
