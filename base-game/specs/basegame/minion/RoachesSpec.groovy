package basegame.minion

import basegame.BaseGameSpec

class RoachesSpec extends BaseGameSpec {
    private void bite(int purse, boolean greed, int... faces) {
        table {
            room 'guard-room'
            hero 'filch', 'a1'
            cheese 'filch', purse
            minion 'roaches', 'a1'
            if (greed) mark 'roach-1', 'greedy', 1
        }
        turn 'roaches'
        dice faces
    }

    def "Steal: each unblocked hit takes a cheese, and wounds only when none is left"() {
        when: 'two swords, nothing blocked'
        bite has, false, SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').with { it.cheese == left && it.wounds == wounds }
        get('WHEEL') == 0

        where:
        has | left | wounds
        3   | 1    | 0
        1   | 0    | 1
        0   | 0    | 2
    }

    def "Steal: a blocked hit takes nothing"() {
        when:
        bite 3, false, SWORD_STAR, SWORD_STAR, SWORD_SHIELD, SWORD_SHIELD

        then:
        figure('filch').with { it.cheese == 3 && it.wounds == 0 }
    }

    def "Steal is no theft from those who are bitten by others"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; cheese 'filch', 3; minion 'rat-warriors', 'a1' }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').with { it.cheese == 3 && it.wounds == 2 }
    }

    def "ENC-7: what a greedy roach steals goes on the wheel"() {
        when:
        bite 3, true, SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').with { it.cheese == 1 && it.wounds == 0 }
        get('WHEEL') == 2
    }

    def "ENC-7: the roaches of a greedy card are greedy, and so are all others in play"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3' }

        when:
        acting 'collin', 0
        draws card, 'collin', 'filch'
        answer 'explore:exit-W'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        figure('roach-1').room == 'tunnel-entrance'
        ['roach-1', 'roach-2', 'roach-3'].every { figure(it).has('greedy') == greedy }

        where:
        card                   | greedy
        'thieves-at-table'     | true
        'patter-in-the-pantry' | false
    }

    def "ENC-7: who joins greedy roaches is greedy; when none is left it is over"() {
        given:
        table {
            room 'tunnel-entrance'
            hero 'collin', 'a1'
            minion 'roaches', 'f2'
            if (greedy) mark 'roach-1', 'greedy', 1
            faceUp 'patter-in-the-pantry'
            set 'WHEEL', 5
        }

        when: 'a roach rolls the sixth cheese'
        acting 'collin', 0
        step new mystics.phase.wheel.surge.Surge(look { it.box().roomNumber('tunnel-entrance') })
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        figure('roach-2').state == 'on-board'
        ['roach-2', 'roach-3', 'roach-4'].every { figure(it).has('greedy') == greedy }

        where:
        greedy << [true, false]
    }

    def "ENC-7: a surge line may say greedy itself"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'a1'; faceUp 'two-hungers' }

        when:
        step new mystics.phase.wheel.surge.Surge(look { it.box().roomNumber('tunnel-entrance') })
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        ['roach-1', 'roach-2', 'roach-3'].every { figure(it).has('greedy') }
    }

    def "ACHV-2, ENC-7: with a Roach Master in the room roaches are not greedy"() {
        given:
        table(variants: ['personal-achievements'] as Set) {
            room 'guard-room'
            hero 'filch', 'a1'
            hero 'collin', 'f5'
            cheese 'filch', 3
            minion 'roaches', 'a1'
            mark 'roach-1', 'greedy', 1
            note 'roach-master', master
        }

        when:
        turn 'roaches'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').cheese == 1
        get('WHEEL') == onWheel

        where:
        master | onWheel
        0      | 2
        1      | 0
    }
}
