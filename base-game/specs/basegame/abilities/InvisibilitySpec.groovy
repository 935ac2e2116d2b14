package basegame.abilities

import basegame.BaseGameSpec

class InvisibilitySpec extends BaseGameSpec {
    private void hiding(Closure<?> more = {}) {
        table {
            room 'guard-room'
            hero 'maginos', 'd5'
            hero 'filch', 'e5'
            hero 'tilda', 'a1'
            has 'maginos', 'invisibility'
            cheese 'maginos', 2
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
    }

    def "Invisibility: for the mystic or a mouse in reach, free"() {
        given:
        hiding()
        acting 'maginos', 0

        when:
        answer 'ability:invisibility'

        then:
        options as Set == ['maginos', 'filch'] as Set

        when:
        answer 'filch'

        then:
        figure('filch').has 'hidden'
        get('ACTIONS') == 1
    }

    def "Invisibility, MINION-4, MINION-7: minions neither attack the hidden mouse nor stay with it"() {
        given:
        hiding { mark 'maginos', 'hidden', 3; minion 'rat-warriors', 'd5' }

        when: 'the rat leaves Maginos for Filch next door'
        turn 'rat-warriors'
        dice ONE
        dice BOW, BOW

        then:
        figure('rat-1').space == 'e5'
        noDiceLeft()
    }

    def "Invisibility: a lone hidden mouse has nothing to fear"() {
        given:
        table { room 'guard-room'; hero 'maginos', 'd5'; mark 'maginos', 'hidden', 1; minion 'rat-warriors', 'd5';
                minion 'elite-rat-warriors', 'd4' }

        when:
        turn kind

        then: 'no die is thrown before the next mouse moves'
        asked == 'fate: Movement roll'
        !log.any { it.contains 'attacks' }
        figure('maginos').wounds == 0
        figure('rat-1').space == 'd5'
        figure('rat-2').space == 'd4'

        where:
        kind << ['rat-warriors', 'elite-rat-warriors']
    }

    def "Invisibility, MOVE-9, MOVE-10: minions neither hold nor stop the hidden mouse; MOVE-7: full spaces do"() {
        given:
        hiding {
            mark 'maginos', 'hidden', 1
            minion 'rat-warriors', 'd5'
            minion 'rat-warriors', 'd5'
            minion 'roaches', 'd4'
            4.times { minion 'roaches', 'c4' }
        }

        when:
        acting 'maginos', 2

        then:
        options.contains 'move:d4'
        options.contains 'move:d3'
        !options.contains('move:c4')

        when: 'seen'
        set { it.mark 'maginos', 'hidden', 0 }
        acting 'maginos', 2

        then:
        !options.any { it.startsWith 'move' }
    }

    def "Invisibility: it is over when the hidden mouse attacks"() {
        given:
        hiding { mark 'filch', 'hidden', 3; minion 'rat-warriors', 'e4' }
        acting 'filch', 0

        when:
        answer 'battle:dagger-1:rat-1'
        dice BOW, BOW

        then:
        !figure('filch').has('hidden')
    }

    def "Invisibility: it is over at the mystic's next turn"() {
        given:
        hiding { mark 'filch', 'hidden', 3 }

        when:
        turn 'filch'
        dice TWO

        then:
        figure('filch').has 'hidden'

        when:
        turn 'maginos'
        dice TWO

        then:
        !figure('filch').has('hidden')
    }
}
