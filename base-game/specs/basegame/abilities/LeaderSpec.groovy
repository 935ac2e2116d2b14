package basegame.abilities

import basegame.BaseGameSpec

/** Battle Leader. */
class LeaderSpec extends BaseGameSpec {
    private void led() {
        table {
            room 'guard-room'
            hero 'collin', 'a1'
            hero 'filch', 'd5'
            hero 'maginos', 'e5'
            has 'collin', 'battle-leader'
            has 'filch', 'dagger-2'
            cheese 'collin', 2
            minion 'rat-warriors', 'd4'
        }
        acting 'collin', 0
        answer 'ability:battle-leader'
    }

    def "Battle Leader: every other mouse of the room, free"() {
        given:
        led()

        expect:
        figure('filch').has 'led'
        figure('maginos').has 'led'
        !figure('collin').has('led')
        get('ACTIONS') == 1
    }

    def "Battle Leader: +1 battle on the first attack of its own turn, and of its next, not on the second"() {
        given:
        led()
        acting 'filch', 0
        set { it.mark 'filch', 'inspired', 1; it.cheese 'filch', 1 }

        when: 'two dice and one more'
        acting 'filch', 0
        answer 'battle:dagger-1:rat-1'
        dice BOW, BOW, BOW
        answer 'yes'
        answer 'battle:dagger-1:rat-1'
        dice BOW, BOW

        then:
        noDiceLeft()
        options.contains 'end'

        when: 'a round later, the leader being last'
        answer 'end'
        set { it.track('filch', 'rat-warriors', 'maginos', 'collin', 'tilda') }
        acting 'filch', 0
        answer 'battle:dagger-1:rat-1'
        dice BOW, BOW, BOW

        then:
        noDiceLeft()
        options.contains 'end'
    }

    def "Battle Leader: not in another's turn, nor for dice that are not the battle value"() {
        given:
        led()
        set { it.has('maginos', 'mystic-bolt').cheese('maginos', 1) }
        acting 'maginos', 0

        when:
        answer 'ability:mystic-bolt'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD

        then:
        noDiceLeft()
        options.contains 'end'
    }

    def "Battle Leader: until the leader's next turn, captured or not"() {
        given:
        led()

        when:
        set { if (captured) it.captured 'collin' }
        turn 'collin'
        dice TWO

        then:
        !figure('filch').has('led')

        where:
        captured << [false, true]
    }
}
