package basegame.abilities

import basegame.BaseGameSpec

class ThundersqueakSpec extends BaseGameSpec {
    private void squeaking(Closure<?> more) {
        table {
            room 'guard-room'
            hero 'tilda', 'd5'
            has 'tilda', 'thundersqueak'
            cheese 'tilda', 2
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        acting 'tilda', 0
    }

    def "Thundersqueak: a die for each minion in reach; a star daunts it; free"() {
        given:
        squeaking { minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'd4'; minion 'rat-warriors', 'f1' }

        when:
        answer 'ability:thundersqueak'
        dice SWORD_STAR, BOW

        then:
        noDiceLeft()
        figure('rat-1').has 'daunted'
        !figure('rat-2').has('daunted')
        !figure('rat-3').has('daunted')
        get('ACTIONS') == 1
        figure('tilda').cheese == 0
    }

    def "Thundersqueak, BATTLE-9: not for bosses, nor for the daunted, nor from afar"() {
        when:
        squeaking { minion 'captain-vurst', 'd5'; minion 'roaches', 'd4'; mark 'roach-1', 'daunted', 1; minion 'rat-warriors', 'f1' }

        then:
        !options.contains('ability:thundersqueak')
    }

    def "Thundersqueak: a daunted minion moves but does not attack in its next turn, and attacks in the one after"() {
        given:
        squeaking { minion 'roaches', 'd4'; mark 'roach-1', 'daunted', 1 }

        when:
        turn 'roaches'
        dice TWO

        then:
        asked == 'fate: Movement roll'
        figure('roach-1').space == 'd5'
        !figure('roach-1').has('daunted')

        when:
        turn 'roaches'

        then:
        asked == 'fate: Battle roll'
    }
}
