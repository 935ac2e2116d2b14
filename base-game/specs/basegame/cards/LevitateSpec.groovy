package basegame.cards

import basegame.BaseGameSpec

class LevitateSpec extends BaseGameSpec {
    def "Levitate: red lines part nothing, and cost 1"() {
        given:
        table { room 'kitchen'; hero 'filch', 'c1'; packs 'filch', 'scroll-levitate' }
        acting 'filch', 2

        expect:
        !options.contains('move:counter')

        when:
        answer 'use:scroll-levitate'
        answer 'move:counter'

        then:
        get('MOVEMENT') == 1
    }

    def "Levitate: water neither stops nor holds, and it floats ashore at the end"() {
        given:
        table { room 'sewer'; hero 'collin', 'b5'; packs 'collin', 'scroll-levitate' }
        acting 'collin', 4

        when:
        answer 'use:scroll-levitate'

        then:
        options.contains 'move:b2'

        when:
        answer 'move:w22'
        answer 'end'
        if (options.contains('b5')) answer 'b5'

        then:
        !figure('collin').space.startsWith('w')
        !figure('collin').has('levitating')
    }

    def "Levitate: no mousetrap springs"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'levitating', 2; lay 'd5', 'mousetrap', 1 }
        acting 'collin', 3

        when:
        answer 'move:d5'

        then:
        get('MOVEMENT') == 2
        mark('guard-room', 'd5', 'mousetrap') == 1
    }

    def "Levitate: a mouse that has moved, or whose turn it is not, floats in its next turn"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; packs 'collin', 'scroll-levitate' }
        acting 'collin', 3

        when:
        answer 'move:d5'
        answer 'use:scroll-levitate'
        answer who
        answer 'end'

        then:
        figure(who).has 'levitating'

        when:
        turn who
        dice ONE
        answer 'end'

        then:
        !figure(who).has('levitating')

        where:
        who << ['collin', 'tilda']
    }
}
