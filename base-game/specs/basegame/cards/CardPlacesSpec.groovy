package basegame.cards

import basegame.BaseGameSpec

/** Where the kinds of search cards are kept, and what becomes of them when they are used. */
class CardPlacesSpec extends BaseGameSpec {
    def "CARD-2: an item is used from the pack, and is nothing to wear"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; bare 'collin'; packs 'collin', 'old-rind' }
        acting 'collin', 0

        expect:
        'use:old-rind' in options
        !('equip' in options)

        when:
        set { it.lies 'old-rind', 'STASH' }
        acting 'collin', 0

        then:
        !('use:old-rind' in options)
    }

    def "CARD-2, CARD-4: a scroll is an item that is used once"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'a1'; packs 'collin', 'scroll-hush' }
        acting 'collin', 0

        when:
        answer 'use:scroll-hush'

        then:
        card('scroll-hush') == 'DISCARD'
        !('use:scroll-hush' in options)
    }

    def "CARD-4: an item that is no scroll is kept, unless it says otherwise"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'whetstone' }

        when:
        acting('collin', 4).answer 'use:whetstone'

        then:
        card('whetstone') == 'PACK collin'
    }

    def "CARD-3, CARD-4: a trick lies beside the pack, takes no room in it, and is discarded after use"() {
        given:
        table {
            room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; cheese 'collin', 2
            ['old-rind', 'whetstone', 'healing-draught'].each { packs 'collin', it }; has 'collin', 'play-dead'
        }

        expect:
        look { it.figure(0).pack*.key().toSet() } == ['old-rind', 'whetstone', 'healing-draught'].toSet()
        look { it.figure(0).tricks*.key() } == ['play-dead']

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, SWORD_SHIELD
        answer 'yes'

        then:
        card('play-dead') == 'DISCARD'
    }

    def "PARTY-0: a party item lies in the stash, takes no room in a pack, and serves every mouse"() {
        given: 'a full pack'
        table { room 'tunnel-entrance'; hero 'collin', 'a2'; hero 'filch', 'a2';
                ['old-rind', 'whetstone', 'healing-draught'].each { packs 'collin', it } }
        acting 'collin', 0
        draws 'dinner-fork'

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        card('dinner-fork') == 'STASH'
        look { it.figure(0).pack.size() } == 3

        when: 'Filch did not find it'
        acting 'filch', 0

        then:
        'dinner-fork' in options
    }
}
