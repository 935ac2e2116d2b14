package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.choice.Question

class SteadyFeetSpec extends ChapterSpec {
    def "MOVE-1: by the book Collin's turn waits for a die"() {
        given:
        table(variants: []) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        turn 'collin'

        then:
        game().question().get() instanceof Question.Roll

        when:
        dice THREE

        then:
        get('MOVEMENT') == 5
    }

    def "MOVE-1, CH1-5: with steady feet it moves 2 and its move value, and the crow sees no die"() {
        given:
        table(variants: ['steady-feet']) { room 'courtyard'; hero 'collin', 'd4' }

        when:
        turn 'collin'

        then:
        asked == 'collin: What does Collin do?'
        get('MOVEMENT') == 4
        figure('collin').wounds() == 0
    }

    def "ACT-1: a scurry too"() {
        given:
        table(variants: ['steady-feet']) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        turn 'collin'
        answer options.find { it.startsWith 'move:' }
        answer 'scurry'

        then:
        get('MOVEMENT') == 4
    }

    def "COND-4: a mouse that is knocked down spends that movement on standing up"() {
        given:
        table(variants: ['steady-feet']) { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'knocked-down', 1 }

        when:
        turn 'collin'

        then:
        !figure('collin').has('knocked-down')
        !options.any { it.startsWith 'move:' }
    }

    def "MINION-3: minions roll as usual"() {
        given:
        table(variants: ['steady-feet']) { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd1' }

        when:
        turn 'rat-warriors'

        then:
        game().question().get() instanceof Question.Roll
    }
}
