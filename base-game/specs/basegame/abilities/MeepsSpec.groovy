package basegame.abilities

import basegame.BaseGameSpec

class MeepsSpec extends BaseGameSpec {
    def setup() {
        table {
            room 'guard-room'
            hero 'maginos', 'a1'
            hero 'collin', 'd5'
            has 'maginos', 'meeps'
            cheese 'maginos', 1
            minion 'rat-warriors', 'd4'
        }
        acting 'maginos', 0
        answer 'ability:meeps'
    }

    def "Meeps: a minion in sight defends with 1 die fewer; sending it is free"() {
        expect:
        figure('rat-1').has 'meeps'
        get('ACTIONS') == 1

        when:
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice BOW, SWORD_STAR, BOW
        dice BOW

        then:
        noDiceLeft()
        figure('rat-1').state == 'away'
        !figure('rat-1').has('meeps')
    }

    def "Meeps: it comes back at Maginos' next turn, captured or not"() {
        when:
        set { if (captured) it.captured 'maginos' }
        turn 'maginos'
        dice TWO

        then:
        !figure('rat-1').has('meeps')

        where:
        captured << [false, true]
    }

    def "Meeps: another's turn does not call it back"() {
        when:
        turn 'collin'
        dice TWO

        then:
        figure('rat-1').has 'meeps'
    }
}
