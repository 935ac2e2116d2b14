package basegame.cards

import basegame.BaseGameSpec

class ItemSpec extends BaseGameSpec {
    def "Tinkerer's Treasure, RUL-93: any weapon or armour of the deck, and the card goes back into it"() {
        given:
        table(party: ['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero 'nez', 'd6'; packs 'nez', 'tinkerers-treasure';
                packs 'nez', 'whetstone'; packs 'nez', 'old-rind' }
        acting 'nez', 3

        when:
        answer 'use:tinkerers-treasure'

        then:
        options.containsAll(['clockwork-slinger', 'thimble-helm', 'lilys-bow'])
        !options.any { it in ['sorrow-blade', 'nezs-hammer', 'candle-stub', 'grape-1'] }

        when:
        answer 'clockwork-slinger'

        then:
        card('clockwork-slinger') == 'PACK nez'
        card('tinkerers-treasure') == 'DECK'
        card('whetstone') == 'PACK nez'
        get('ACTIONS') == 1
    }

    def "Whetstone: the movement given up makes sharp weapons sharper for this turn"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; packs 'collin', 'whetstone';
                has 'collin', weapon }
        acting 'collin', 4

        when:
        answer 'use:whetstone'

        then:
        get('MOVEMENT') == 0
        card('whetstone') == 'PACK collin'
        !options.contains('use:whetstone')

        when:
        answer "battle:$weapon:rat-1"
        dice(*faces)

        then:
        asked.endsWith 'What does Collin do?'
        noDiceLeft()

        where:
        weapon          || faces
        'collins-sword' || [BOW, BOW, BOW, BOW]
        'nezs-hammer'   || [BOW, BOW, BOW, BOW]
    }

    def "Whetstone: not once the mouse has moved, nor without movement"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'whetstone' }
        acting 'collin', points

        when:
        if (points > 1) answer 'move:d5'

        then:
        !options.contains('use:whetstone')

        where:
        points << [0, 3]
    }

    def "Silk Bandage: an action heals 1 normal wound in reach; without a star it is used up"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd5'; hero 'filch', 'a1'; wounds 'tilda', 2; wounds 'filch', 1;
                packs 'collin', 'silk-bandage' }
        acting 'collin', 0

        when:
        answer 'use:silk-bandage'
        dice face

        then:
        figure('tilda').wounds == 1
        figure('filch').wounds == 1
        get('ACTIONS') == 0
        card('silk-bandage') == lies

        where:
        face       || lies
        SWORD_STAR || 'PACK collin'
        BOW        || 'DISCARD'
    }

    def "Silk Bandage, RUL-81: poison is beyond it"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; wounds 'collin', 1; mark 'collin', 'poison', 1; packs 'collin', 'silk-bandage' }
        acting 'collin', 0

        expect:
        !options.contains('use:silk-bandage')
    }

    def "Healing Draught: 2 normal wounds or all poison wounds"() {
        given:
        table(party: ['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero 'collin', 'd6'; hero 'nez', 'd6'; wounds 'nez', 3;
                mark 'nez', 'poison', 1; packs 'collin', 'healing-draught' }
        acting 'collin', 0

        when:
        answer 'use:healing-draught'
        answer use

        then:
        figure('nez').wounds == left
        figure('nez').has('poison') == poison
        card('healing-draught') == 'DISCARD'
        get('ACTIONS') == 1

        where:
        use                 || left | poison
        '2-normal-wounds'   || 1    | true
        'all-poison-wounds' || 2    | false
    }

    def "Healing Draught: nobody drinks who is not in the space"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd5'; wounds 'tilda', 1; packs 'collin', 'healing-draught' }
        acting 'collin', 0

        expect:
        !options.contains('use:healing-draught')
    }

    def "Old Rind: 3 cheese, or 2 off the wheel"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; packs 'collin', 'old-rind'; set 'WHEEL', 3 }
        acting 'collin', 0

        when:
        answer 'use:old-rind'
        answer use

        then:
        figure('collin').cheese == gained
        get('WHEEL') == wheel
        card('old-rind') == 'DISCARD'

        where:
        use                                   || gained | wheel
        'gain-3-cheese'                       || 3      | 3
        'take-up-to-2-cheese-from-the-wheel'  || 0      | 1
    }
}
