package basegame.border

import mystics.choice.Answer
import mystics.choice.SeededFate
import mystics.phase.chapter.BeginChapter
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Seating
import spock.lang.Specification

/** What one mod does to the steps, the depth and the chain of happenings is not laid at the door of another. */
class BlameSpec extends Specification {
    static final String DEEP = 'void deep(int n) { if (n > 0) { deep(n - 1) } else { end() } }\n'

    def "nobody is left out when one mod #does and another's rule hears of it"() {
        expect:
        off(culprit, victim) == [] as Set

        where:
        does                       | culprit                                                                             | victim
        'calls nearly too deep'    | "rules { before(TurnBegins) { t -> deep(150) } }\nvoid end() { mark party[0], 'stunned' }\n" + DEEP | 'rules { after(MarkGiven) { g -> deep(100) } }\nvoid end() { }\n' + DEEP
        'takes nearly all steps'   | "rules { before(TurnBegins) { t -> for (int i = 0; i < 190000; i++) { }; mark party[0], 'stunned' } }" | 'rules { after(MarkGiven) { g -> for (int i = 0; i < 190000; i++) { } } }'
    }

    def "the mod that #does is left out, and not the one that hears of it"() {
        expect:
        off(culprit, victim) == ['culprit'] as Set

        where:
        does                          | culprit                                                                                     | victim
        'makes things happen in rings' | "rules { before(TurnBegins) { t -> mark party[0], 'stunned' }; after(MarkGiven) { g -> unmark party[0], 'stunned'; mark party[0], 'stunned' } }" | "rules { after(MarkGiven) { g -> for (int i = 0; i < 900; i++) { } } }"
        'makes too much happen'       | "rules { before(TurnBegins) { t -> for (int i = 0; i < 900; i++) { mark party[0], 'stunned'; unmark party[0], 'stunned' } } }" | 'rules { after(MarkGiven) { g -> for (int i = 0; i < 5000; i++) { } } }'
    }

    private static Set<String> off(String culprit, String victim) {
        def game = Game.begin(Burns.setting([culprit: culprit, victim: victim]),
                Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF), [new BeginChapter()])
        for (int i = 0; i < 12; i++) game = game.answer(new Answer(game.question().get().options()[0].key()))
        game.setting().off()
    }
}
