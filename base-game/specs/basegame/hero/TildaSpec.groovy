package basegame.hero

import basegame.BaseGameSpec

class TildaSpec extends BaseGameSpec {
    def "Draw Empathetic Power: #attacker makes #victim suffer, and Tilda gains #cheese"() {
        given:
        table { room 'guard-room'; hero 'tilda', seat; bare 'tilda'; hero 'filch', 'a1'; minion attacker, victim == 'tilda' ? seat : 'a1' }

        when:
        turn attacker
        dice(faces as int[])

        then:
        figure(victim).wounds == wounds
        figure('tilda').cheese == cheese

        where:
        attacker         | victim  | seat | faces                                || wounds | cheese
        'spider'         | 'filch' | 'f1' | [SWORD_STAR, SWORD_STAR, BOW, BOW]   || 2      | 1
        'spider'         | 'filch' | 'f1' | [SWORD_STAR, BOW, SWORD_SHIELD, BOW] || 0      | 0
        'cave-centipede' | 'filch' | 'f1' | [SWORD_STAR, BOW, BOW, BOW, BOW]     || 1      | 1
        'rat-warriors'   | 'filch' | 'f1' | [SWORD_STAR, SWORD_STAR, BOW, BOW]   || 2      | 0
        'spider'         | 'tilda' | 'f5' | [SWORD_STAR, BOW, BOW]               || 1      | 0
    }

    def "Draw Empathetic Power: once for each mouse and attack, though it be poisoned and stunned; again for the next attack"() {
        given: 'Collin holds out by Resolve, which stuns him'
        table {
            room 'guard-room'
            hero 'tilda', 'f1'
            hero 'collin', 'a1'
            bare 'collin'
            has 'collin', 'resolve'
            cheese 'collin', 2
            wounds 'collin', 1
            minion 'spider', 'a1'
        }

        when:
        turn 'spider'
        dice SWORD_STAR, SWORD_STAR, BOW
        answer 'yes'

        then:
        figure('collin').with { it.wounds == 2 && it.has('poison') && it.has('stunned') }
        figure('tilda').cheese == 1

        when:
        set { it.cheese 'collin', 0 }
        turn 'spider'
        dice SWORD_STAR, BOW, SWORD_SHIELD
        turn 'spider'
        dice BOW, BOW

        then: 'a blocked hit brings nothing more'
        figure('tilda').cheese == 1
    }
}
