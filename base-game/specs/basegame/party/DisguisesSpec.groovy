package basegame.party

import basegame.BaseGameSpec
import mystics.phase.wheel.surge.Surge

class DisguisesSpec extends BaseGameSpec {
    private void explore(String encounter, String place) {
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; lies 'disguises', place }
        acting 'collin', 0
        draws encounter
        answer 'explore:exit-W'
        while (asked.startsWith('party: Where')) answer options[0]
    }

    private List<String> arrived() {
        look { scene -> scene.minions()*.kind }
    }

    def "PARTY-1, ENC-6, RUL-101, RUL-102: no rat warriors of the card are placed, everything else is"() {
        when:
        explore 'bows-on-the-ledge', 'STASH'

        then:
        asked.startsWith 'party: Put on the disguises'

        when:
        answer 'yes'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        arrived() == ['elite-rat-warriors']
        card('disguises') == 'DECK'
    }

    def "PARTY-1: the party may keep them"() {
        when:
        explore 'changing-of-the-watch', 'STASH'
        answer 'no'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        arrived() == ['rat-warriors', 'rat-warriors']
        card('disguises') == 'STASH'
    }

    def "PARTY-1: nothing is asked without rat warriors on the card, or without disguises"() {
        when:
        explore encounter, place

        then:
        !asked.startsWith('party: Put on')
        !arrived().empty

        where:
        encounter               | place
        'patter-in-the-pantry'  | 'STASH'
        'changing-of-the-watch' | 'DECK'
    }

    def "PARTY-1, RUL-102: they are no help against a surge"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; lies 'disguises', 'STASH' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        arrived() == ['rat-warriors', 'rat-warriors']
    }
}
