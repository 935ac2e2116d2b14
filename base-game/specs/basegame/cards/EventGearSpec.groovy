package basegame.cards

import basegame.BaseGameSpec

class EventGearSpec extends BaseGameSpec {
    private void finds(String event, List<String> gear = []) {
        table { room 'kitchen'; hero 'collin', 'd3'; gear.each { card -> has 'collin', card } }
        acting 'collin', 3
        draws event
        answer 'search'
        dice SWORD_STAR
    }

    def "A Rusty Splinter: a wound, or a card that is no starting equipment"() {
        given:
        finds 'event-splinter', ['thimble-helm', 'whetstone']

        when:
        answer 'discard-a-card'

        then:
        options.sort() == ['thimble-helm', 'whetstone']

        when:
        answer 'thimble-helm'

        then:
        card('thimble-helm') == 'DISCARD'
        figure('collin').wounds == 0
    }

    def "A Rusty Splinter: whoever has nothing to lose takes the wound"() {
        when:
        finds 'event-splinter'

        then:
        figure('collin').wounds == 1
    }

    def "A Forgotten Passage: the next explore from this room needs no action"() {
        given:
        finds 'event-forgotten-passage'

        expect:
        mark('kitchen', 'd3', 'passage') == 1
        get('ACTIONS') == 0
        options.contains 'explore:flip'
        !options.contains('search')

        when:
        answer 'explore:flip'
        for (int asks = 0; asks < 6 && !asked.contains('What does'); asks++) {
            answer options[0]
        }

        then:
        figure('collin').room == 'kitchen-tunnels'
        mark('kitchen', 'd3', 'passage') == 0
    }

    def "A Forgotten Passage: or a mouse on its space is placed on an entry space"() {
        given:
        finds 'event-forgotten-passage'

        when:
        answer 'passage'
        answer 'f3'

        then:
        figure('collin').space == 'f3'
        mark('kitchen', 'd3', 'passage') == 0
        !options.contains('passage')
    }

    def "A Forgotten Passage: nobody slips through from another space"() {
        given:
        table { room 'kitchen'; hero 'collin', 'd2'; lay 'd3', 'passage', 1 }
        acting 'collin', 3

        expect:
        !options.contains('passage')
    }
}
