package basegame.abilities

import basegame.BaseGameSpec

class InspireSpec extends BaseGameSpec {
    private void led(int purse) {
        table {
            room 'guard-room'
            hero 'collin', 'd6'
            hero 'filch', 'c6'
            hero 'maginos', 'b6'
            captured 'tilda'
            has 'collin', 'inspire'
            cheese 'collin', purse
            cheese 'filch', 1
            minion 'rat-warriors', 'f1'
        }
    }

    def "Inspire, ROUND-2: it is asked before the movement die of the leader's own turn"() {
        given:
        led 2

        when:
        turn 'collin'

        then:
        asked == 'collin: Use Inspire (2 cheese)?'

        when:
        answer 'yes'

        then:
        asked.contains 'Movement roll'

        when:
        dice TWO

        then:
        ['collin', 'filch', 'maginos'].every { figure(it).has('inspired') }
        !figure('tilda').has('inspired')
        figure('collin').cheese == 0
        note('ability-used') == 0
        look { it.figure(0).count('ability-used') } == 1
    }

    def "Inspire: not asked in another's turn, nor without 2 cheese"() {
        when:
        led 2
        turn 'filch'

        then:
        asked.contains 'Movement roll'

        when:
        led 1
        turn 'collin'

        then:
        asked.contains 'Movement roll'
    }

    def "Inspire: an inspired mouse may pay 1 right after an action in its own turn for one more, once"() {
        given:
        led 2
        set { it.mark 'filch', 'inspired', 1 }
        acting 'filch', 0

        when:
        answer 'search'
        dice BOW

        then:
        asked == 'filch: Pay 1 cheese for one more action (Inspire)?'

        when:
        answer 'yes'

        then:
        figure('filch').cheese == 0
        !figure('filch').has('inspired')
        options.contains 'search'

        when:
        answer 'search'
        dice BOW

        then:
        !options.contains('search')
    }

    def "Inspire: who declines or has no cheese acts once, and may think again after a later action of the round"() {
        given:
        led 2
        set { it.mark 'filch', 'inspired', 1 }
        acting 'filch', 0

        when:
        answer 'search'
        dice BOW
        answer 'no'

        then:
        !options.contains('search')
        figure('filch').has 'inspired'

        when:
        set { it.mark 'maginos', 'inspired', 1 }
        acting 'maginos', 0
        answer 'search'
        dice BOW

        then:
        !options.contains('search')
    }

    def "Inspire: it ends with the round"() {
        given:
        led 2
        set { it.mark 'filch', 'inspired', 1 }

        when:
        round()

        then:
        !figure('filch').has('inspired')
    }
}
