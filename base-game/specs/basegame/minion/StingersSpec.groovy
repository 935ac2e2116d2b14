package basegame.minion

import basegame.BaseGameSpec

class StingersSpec extends BaseGameSpec {
    def "Spider, COND-6: its wounds are poison wounds, as many as it deals"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; minion 'spider', 'a2' }

        when:
        turn 'spider'
        dice TWO, SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').with { it.wounds == 2 && it.has('poison') }
        look { it.figure(1).count('poison') } == 2
    }

    def "Spider, CAPTURE-2: capture takes the poison with it"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; hero 'tilda', 'f1'; minion 'spider', 'a1'; wounds 'filch', 2 }

        when:
        turn 'spider'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').with { it.state == 'captured' && !it.has('poison') }
    }

    def "Cave centipede, COND-1: whom it wounds it stuns, unless it captures it"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; hero 'tilda', 'f1'; minion 'cave-centipede', 'a1'; wounds 'filch', before }

        when:
        turn 'cave-centipede'
        dice SWORD_STAR, BOW, BOW, block, BOW

        then:
        figure('filch').has('stunned') == stunned

        where:
        before | block        | stunned
        0      | BOW          | true
        0      | SWORD_SHIELD | false
        2      | BOW          | false
    }
}
