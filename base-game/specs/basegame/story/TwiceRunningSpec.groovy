package basegame.story

import basegame.BaseGameSpec
import mystics.content.Condition
import mystics.content.Passage
import mystics.content.Passage.Voice

/**
 * In no passage of the book somebody speaks twice running, whoever is there. The voices come before the exchange, and whoever opens the
 * exchange is the first of them or none (ListeningSpec); so a passage needs only one voice a speaker at a time, and exchanges that change
 * speakers.
 */
class TwiceRunningSpec extends BaseGameSpec {
    private List<Passage> passages(Closure<Boolean> wrong) {
        def all = library.catalog().chapters().values().collectMany { it.story() }
        assert all.size() > 100
        all.findAll(wrong)*.id()
    }

    private static boolean follow(List<Voice> lines) {
        lines.collate(2, 1, false).any { it[0].who() == it[1].who() }
    }

    /** Whether two lines are never heard together: one needs a mark or a state whose absence the other needs. */
    private static boolean exclude(Voice one, Voice other) {
        [[one, other], [other, one]].any { a, b -> bars(a.condition().orElse(null), b.condition().orElse(null)) }
    }

    private static boolean bars(Condition one, Condition other) {
        one && other && (one.with().any { it in other.without() } || one.not().map { it == other }.orElse(false)
                || one.not().map { it.in() && it.in() == other.in() }.orElse(false)
                || one.not().map { it.here() && other.here().containsAll(it.here()) }.orElse(false))
    }

    private static boolean together(Passage passage) {
        passage.voices().groupBy { it.who() }.values().any { own ->
            [own, own].combinations().any { one, other -> !one.is(other) && !exclude(one, other) }
        }
    }

    def "STORY-2: the lines of an exchange change speakers"() {
        expect:
        passages { it.banter().any { follow(it.lines()) } } == []
    }

    def "STORY-2: of two voices of one speaker at most one is heard"() {
        expect:
        passages { together(it) } == []
    }

    def "STORY-2: a voice that is heard in any case does not open the exchange that follows it"() {
        expect:
        passages { passage ->
            def always = passage.voices().findAll { it.always() }
            passage.banter().any { exchange ->
                def opener = exchange.lines()[0]
                def there = exchange.lines()*.who()
                always.findAll { it.who() == opener.who() }.any { voice ->
                    !voice.condition().flatMap { it.not() }.map { it.here().any { it in there } }.orElse(false)
                }
            }
        } == []
    }
}
