package basegame.mark

import basegame.BaseGameSpec

class DauntedSpec extends BaseGameSpec {
    def "Daunted: in its next turn a minion moves but does not attack; then the marker goes"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; bare 'filch'; minion 'rat-warriors', 'd1'; minion 'rat-warriors', 'a1';
                mark 'rat-1', 'daunted', 1 }

        when: 'the other rat strikes and misses'
        turn 'rat-warriors'
        dice BOW, BOW, TWO

        then:
        figure('rat-1').with { it.space == 'b1' && !it.has('daunted') }
        noDiceLeft()
    }

    def "Daunted: the turns of others do not take it off"() {
        given:
        table { room 'guard-room'; hero 'filch', 'f5'; minion 'rat-warriors', 'a1'; mark 'rat-1', 'daunted', 1 }

        when:
        acting('filch', 0).answer 'end'

        then:
        figure('rat-1').has 'daunted'
    }
}
