package basegame.hero

import basegame.BaseGameSpec

class NezSpec extends BaseGameSpec {
    static final List<String> WITH_NEZ = ['collin', 'filch', 'nez', 'tilda']
    static final List<String> ITEMS = ['disguises', 'fishhook-and-thread', 'dinner-fork', 'grape-1', 'grape-2']

    def "A Use for Everything: his search may find a party item in place of anything else; a special search stays for others (SEARCH-5)"() {
        given:
        table(party: WITH_NEZ) { room 'guard-room'; hero 'nez', 'd5'; lies 'tinkerers-treasure', 'DECK' }

        when:
        acting 'nez', 0
        draws 'grape-2'
        answer 'search'
        dice SWORD_STAR

        then:
        asked.startsWith 'nez: Take a party item'

        when:
        answer 'yes'

        then:
        card('grape-2') == 'STASH'
        card('tinkerers-treasure') == 'DECK'
        note('found') == 0
    }

    def "A Use for Everything: he may also take what there is"() {
        given:
        table(party: WITH_NEZ) { room 'guard-room'; hero 'nez', 'd5'; lies 'tinkerers-treasure', 'DECK' }

        when:
        acting('nez', 0).answer 'search'
        dice SWORD_STAR
        answer 'no'

        then:
        asked.startsWith "nez: Nez found Tinkerer's Treasure"
    }

    def "A Use for Everything: with no party item in the deck, and for any other mouse, nothing is offered"() {
        given:
        table(party: WITH_NEZ) {
            room 'guard-room'
            hero who, 'd5'
            lies 'tinkerers-treasure', 'DECK'
            ITEMS.each { lies it, where }
        }

        when:
        acting(who, 0).answer 'search'
        dice SWORD_STAR

        then:
        asked.startsWith "$who: $name found Tinkerer's Treasure"

        where:
        who      | name     | where
        'nez'    | 'Nez'    | 'GONE'
        'collin' | 'Collin' | 'DECK'
    }

    def "Stands Fast, TRAP-4, TRAP-5: a trap wounds him, pays him and ends his turn, but does not knock him down"() {
        given:
        table(party: WITH_NEZ) { room 'tunnel-entrance'; hero 'nez', 'a1'; lay 'b3', 'mousetrap', 1 }

        when:
        acting('nez', 4).answer 'move:b3'
        dice BOW, BOW

        then:
        figure('nez').with { it.wounds == 1 && it.cheese == 1 && !it.has('knocked-down') }
        !asked.startsWith('nez: What')
    }
}
