package basegame.party

import basegame.BaseGameSpec

class DinnerForkSpec extends BaseGameSpec {
    static final String FORK = 'dinner-fork'

    private void fork(String at, Map<String, String> mice) {
        table {
            room 'guard-room'
            lies FORK, 'ON_BOARD'
            lay at, FORK, 1
            mice.each { mouse, space -> hero mouse, space }
        }
    }

    def "PARTY-4, RUL-104: set up free, in the mouse's own space, never in water"() {
        given:
        table { room 'sewer'; hero 'collin', where; lies FORK, 'STASH' }

        when:
        acting 'collin', 0

        then:
        options.contains(FORK) == dry

        when:
        if (dry) answer FORK

        then:
        mark('sewer', where, FORK) == (dry ? 1 : 0)
        card(FORK) == (dry ? 'ON_BOARD' : 'STASH')
        get('ACTIONS') == 1

        where:
        where | dry
        'c2'  | true
        'w12' | false
    }

    def "PARTY-4, RUL-104: as an action it throws a mouse of its space to any space in sight, and no trap springs (TRAP-7)"() {
        given:
        fork 'd5', [collin: 'd5', filch: 'd5']
        set { it.lay 'a1', 'mousetrap', 1 }

        when:
        acting('collin', 0).answer 'dinner-fork:throw'

        then:
        !options.contains('d5')

        when:
        answer 'a1'

        then:
        figure('filch').with { it.space == 'a1' && it.wounds == 0 }
        figure('collin').space == 'd5'
        get('ACTIONS') == 0
    }

    def "PARTY-4: nobody throws itself, nobody throws from elsewhere, nobody lands on a full space"() {
        when:
        fork 'd5', mice
        acting 'collin', 0

        then:
        !options.contains('dinner-fork:throw')

        where:
        mice << [[collin: 'd5'], [collin: 'd4', filch: 'd5'], [collin: 'd5', filch: 'd4']]
    }

    def "PARTY-4, MOVE-7: a full space is no landing"() {
        given:
        fork 'd5', [collin: 'd5', filch: 'd5']
        set { table -> 4.times { table.minion 'roaches', 'a1' } }

        when:
        acting('collin', 0).answer 'dinner-fork:throw'

        then:
        !options.contains('a1')
        options.contains 'a2'
    }

    def "PARTY-3, RUL-108: taken back as an action, lost when the mice leave"() {
        when:
        fork 'd5', [collin: 'd5']
        acting('collin', 0).answer 'dinner-fork:take-back'

        then:
        card(FORK) == 'STASH'
        mark('guard-room', 'd5', FORK) == 0
        get('ACTIONS') == 0

        when:
        fork 'd5', [collin: 'c3']
        acting('collin', 0).answer 'explore:flip'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        card(FORK) == 'DECK'
        mark('guard-room', 'd5', FORK) == 0
    }
}
