package basegame.minion

import basegame.BaseGameSpec

class RatsSpec extends BaseGameSpec {
    private void rats(String kind, String... cards) {
        table { room 'guard-room'; hero 'collin', 'a1'; minion kind, 'a1'; track cards }
    }

    def "Aggressive, RUL-8: at the end of its turn the card of #kind swaps with the one above"() {
        given:
        rats kind, 'collin', 'filch', kind, 'tilda'

        when:
        turn kind
        dice(misses as int[])

        then:
        track == ['collin', kind, 'filch', 'tilda']
        game().log()*.text()*.toString()
                .any { it ==~ /Aggressive: the card of the .*Rat Warriors climbs to place 2/ }

        where:
        kind                 | misses
        'rat-warriors'       | [4, 4]
        'elite-rat-warriors' | [2, 2, 2]
    }

    def "Aggressive, RUL-8: at the top it stays"() {
        given:
        rats 'rat-warriors', 'rat-warriors', 'collin', 'filch'

        when:
        turn 'rat-warriors'
        dice BOW, BOW

        then:
        track == ['rat-warriors', 'collin', 'filch']
    }

    def "Aggressive, RUL-9: nobody acts twice in the round, and nobody is left out"() {
        given:
        table {
            room 'guard-room'
            hero 'collin', 'a1'
            hero 'filch', 'e6'
            minion 'rat-warriors', 'a1'
            track 'collin', 'rat-warriors', 'filch'
        }

        when:
        round()
        dice TWO
        answer 'end'
        dice BOW, BOW

        then: 'after the rat comes Filch'
        track == ['rat-warriors', 'collin', 'filch']

        when:
        dice TWO

        then:
        asked == 'filch: What does Filch do?'

        when: 'and then a new round from the top'
        answer 'end'
        dice BOW, BOW, TWO

        then:
        asked == 'collin: What does Collin do?'
    }

    def "Aggressive is over when the last rat is gone, and no other minion is aggressive"() {
        given:
        rats 'roaches', 'collin', 'roaches'

        when:
        turn 'roaches'
        dice BOW, BOW

        then:
        track == ['collin', 'roaches']
    }
}
