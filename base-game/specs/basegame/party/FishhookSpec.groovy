package basegame.party

import basegame.BaseGameSpec

class FishhookSpec extends BaseGameSpec {
    static final String THREAD = 'fishhook-and-thread'

    private void laid(String from, String to, @DelegatesTo(mystics.trial.TrialTable) Closure<?> others) {
        table {
            room 'guard-room'
            lies THREAD, 'ON_BOARD'
            lay from, THREAD, 1
            lay to, THREAD, 1
            others.delegate = delegate
            others.resolveStrategy = Closure.DELEGATE_FIRST
            others.call()
        }
    }

    def "PARTY-2, RUL-103: free in a mouse's own turn, one end in its space, the other within 400 with nothing solid between"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; lies THREAD, 'STASH' }

        when:
        acting('collin', 1).answer THREAD

        then:
        options.containsAll(['c1', 'b2', 'a3'])
        options.every { !(it in ['a1', 'd1', 'f5']) }

        when:
        answer 'c1'

        then:
        card(THREAD) == 'ON_BOARD'
        get('ACTIONS') == 1
        options.contains 'move:c1'
    }

    def "PARTY-2: not when it is not in the stash"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; lies THREAD, 'DECK' }

        when:
        acting 'collin', 1

        then:
        !options.contains(THREAD)
    }

    def "PARTY-2, WATER-7: one end at least is dry; it may be laid from the water, but climbing out by it still takes the roll"() {
        given:
        table { room 'sewer'; hero 'collin', 'w22'; lies THREAD, 'STASH' }

        when:
        acting('collin', 4).answer THREAD

        then:
        options.every { !it.startsWith('w') }

        when:
        answer 'c2'
        answer 'move:c2'
        dice SWORD_STAR

        then:
        figure('collin').space == 'c2'
        get('MOVEMENT') == 0
        noDiceLeft()
    }

    def "PARTY-2: along it a step costs 1, both ways, whatever lies between"() {
        given:
        laid('a1', 'c1') { hero 'collin', 'c1'; minion 'rat-warriors', 'b1' }

        when:
        acting('collin', 2).answer 'move:a1'

        then:
        get('MOVEMENT') == 1
    }

    def "PARTY-2: it is for moving only, and for mice only"() {
        given:
        laid('a1', 'c1') { hero 'collin', 'a1'; hero 'filch', 'c1'; cheese 'filch', 3; minion 'rat-warriors', 'c1' }

        when:
        acting 'collin', 0

        then:
        !options.any { it.startsWith('battle:') || it.startsWith('share:') }

        when: 'a rat with a 1 comes one space, not two'
        laid('a1', 'c1') { hero 'filch', 'a1'; bare 'filch'; minion 'rat-warriors', 'c1' }
        turn 'rat-warriors'
        dice ONE, BOW, BOW

        then:
        figure('rat-1').space == 'b1'
    }

    def "PARTY-3: a mouse at one end takes it back as an action"() {
        given:
        laid('a1', 'c1') { hero 'collin', where }

        when:
        acting 'collin', 0

        then:
        options.contains('fishhook-and-thread:take-back') == possible

        when:
        if (possible) answer 'fishhook-and-thread:take-back'

        then:
        (card(THREAD) == 'STASH') == possible
        (mark('guard-room', 'c1', THREAD) == 0) == possible
        get('ACTIONS') == (possible ? 0 : 1)

        where:
        where | possible
        'a1'  | true
        'c1'  | true
        'b1'  | false
    }

    def "PARTY-3, RUL-108: when the mice leave the tile it is lost, and its card is in the deck again"() {
        given:
        laid('b2', 'd3') { hero 'collin', 'c3' }

        when:
        acting('collin', 0).answer 'explore:flip'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        card(THREAD) == 'DECK'
        ['b2', 'd3'].every { mark('guard-room', it, THREAD) == 0 }
    }

    def "EXPLORE-6, RUL-58: a flip space with the hook asks for it, in the stash or lying in the room"() {
        given:
        table { room 'sewer'; hero 'collin', 'w23'; lies THREAD, place;
                if (place == 'ON_BOARD') { lay 'c2', THREAD, 1; lay 'w23', THREAD, 1 } }

        when:
        acting 'collin', 0

        then:
        options.contains('explore:flip') == open

        where:
        place      | open
        'STASH'    | true
        'ON_BOARD' | true
        'DECK'     | false
    }
}
