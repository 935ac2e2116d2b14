package basegame.chapter

import mystics.view.Background

class SearchSpec extends ChapterSpec {
    private void searching(String where, String space, String who = 'collin') {
        table { room where; hero who, space }
        acting who, 3
    }

    /** What a hero who finds a card is told about its use. */
    private String use(String card) {
        draws card
        answer 'search'
        dice SWORD_STAR
        Background.of(game()).happening()
    }

    def "SEARCH-1, RUL-82: a die that shows #face: #found"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'old-rind'

        when:
        answer 'search'
        dice face

        then:
        asked.contains('Keep it?') == (found == 'a card')

        where:
        face              | found
        CHEESE            | 'nothing'
        SWORD_STAR        | 'a card'
        SWORD_SHIELD      | 'nothing'
        BOW               | 'nothing'
        BOW_STAR          | 'a card'
        SWORD_SHIELD_STAR | 'a card'
    }

    def "SEARCH-2, RUL-82: a card found goes to the pack, or is discarded at once for one cheese"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'old-rind'

        when:
        answer 'search'
        dice SWORD_STAR
        answer choice

        then:
        card('old-rind') == place
        figure('collin').cheese() == cheese

        where:
        choice | place         | cheese
        'keep' | 'PACK collin' | 0
        'sell' | 'DISCARD'     | 1
    }

    def "SEARCH-2, FREE-4: whoever may keep #card is told who can use it"() {
        given:
        searching 'tunnel-entrance', 'a2'

        expect:
        use(card) == told

        where:
        card                  || told
        'old-rind'            || 'Collin can use it'
        'rowan-beads'         || 'Collin can use it (Equip)'
        'scorching-wand'      || 'Collin cannot use it: share it with Maginos'
        'watch-spring-anklet' || 'Collin cannot use it: share it with Filch or Maginos'
        'clockwork-slinger'   || 'Nobody here can use it yet'
    }

    def "SEARCH-2, FREE-4: whoever wears #worn and may keep #card is told what it would take the place of"() {
        given:
        table {
            room 'tunnel-entrance'; hero 'collin', 'a2'; bare 'collin'
            for (own in worn) has 'collin', own
        }
        acting 'collin', 3

        expect:
        use(card) == told

        where:
        worn                               | card           || told
        []                                 | 'toothpick'    || 'Collin can use it (Equip)'
        ['collins-sword']                  | 'toothpick'    || "Collin can use it (Equip) in place of Collin's Sword"
        ['collins-sword', 'button-shield'] | 'toothpick'    || "Collin can use it (Equip) in place of Button Shield and Collin's Sword"
        ['collins-sword', 'button-shield'] | 'paring-knife' || 'Collin can use it (Equip) in place of another card'
    }

    def "SEARCH-2: a trick is kept outside the pack"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'loose-floorboard'

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        card('loose-floorboard') == 'TRICKS collin'
    }

    def "SEARCH-3, RUL-82: an event is carried out at once and discarded; it is no find to keep"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'event-splinter'

        when:
        answer 'search'
        dice SWORD_STAR
        dice BOW, BOW, BOW
        if (options && asked.contains('?') && !('end' in options)) answer options[0]

        then:
        log.any { it.contains('finds') }
        card('event-splinter') == 'DISCARD'
    }

    def "SEARCH-3: a party item goes to the party stash"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'grape-1'

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        card('grape-1') == 'STASH'
    }

    def "SEARCH-4, RUL-83: who has found something cannot search that room again; others can, and other rooms"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'grape-1'
        answer 'search'
        dice SWORD_STAR

        when:
        acting 'collin', 3

        then:
        !('search' in options)
        refusals()['Search'].rule() == 'SEARCH-4'

        when:
        set { it.hero 'filch', 'a2' }
        acting 'filch', 3

        then:
        'search' in options

        when: 'he finds something too'
        draws 'cheese-cloth-pouch'
        answer 'search'
        dice SWORD_STAR
        answer 'keep'
        acting 'filch', 3

        then:
        !('search' in options)
        mark('tunnel-entrance', 'searched') == 3

        when:
        set { it.room 'kitchen-tunnels'; it.hero 'collin', 'c3' }
        acting 'collin', 3

        then:
        'search' in options
    }

    def "SEARCH-4: a search without success may be tried again"() {
        given:
        searching 'tunnel-entrance', 'a2'
        answer 'search'
        dice BOW

        when:
        acting 'collin', 3

        then:
        'search' in options
    }

    def "SEARCH-4, RUL-83: a drawn event is a success too"() {
        given:
        searching 'tunnel-entrance', 'a2'
        draws 'event-warm-brick'

        when:
        answer 'search'
        dice SWORD_STAR
        acting 'collin', 3

        then:
        card('event-warm-brick') == 'DISCARD'
        !('search' in options)
        refusals()['Search'].rule() == 'SEARCH-4'
    }

    def "SEARCH-5, CH1-3: in the Guard Room the first find is Tinkerer's Treasure, wherever one searches"() {
        given:
        searching 'guard-room', space
        draws 'old-rind'

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        card('tinkerers-treasure') == 'PACK collin'

        where:
        space << ['d6', 'a1', 'f5']
    }

    def "SEARCH-5, RUL-60: a special search finds its card once; the next mouse draws from the deck, even if the card has gone back"() {
        given:
        searching 'guard-room', 'd6'
        answer 'search'
        dice SWORD_STAR
        answer 'sell'

        when:
        set { it.lies 'tinkerers-treasure', 'DECK'; it.hero 'filch', 'd6' }
        acting 'filch', 3
        draws 'grape-1'
        answer 'search'
        dice SWORD_STAR

        then:
        card('grape-1') == 'STASH'
        card('tinkerers-treasure') == 'DECK'
    }

    def "SEARCH-5: what the chapter hides is not drawn anywhere else before it is found"() {
        given: 'in the deck lie the treasure of the Guard Room and one more card'
        searching 'kitchen-tunnels', 'c4'
        def others = look { scene -> (0..<scene.box().cardCount()).collect { number -> scene.card(number) }
                .findAll { card -> card.zone().name() == 'DECK' && !(card.type().name() in ['ABILITY', 'ENCOUNTER']) }*.key() }
        set { table -> (others - ['tinkerers-treasure', 'old-rind']).each { card -> table.lies card, 'GONE' } }
        acting 'collin', 3

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'keep'

        then:
        card('old-rind') == 'PACK collin'
        card('tinkerers-treasure') == 'DECK'
    }

    def "SEARCH-5, CH1-3, RUL-60: in the Sewer only a search in the water finds Fishhook & Thread"() {
        given:
        searching 'sewer', space
        draws 'grape-1'

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        card('fishhook-and-thread') == hook
        card('grape-1') == grape

        where:
        space | hook    | grape
        'w13' | 'STASH' | 'DECK'
        'c2'  | 'DECK'  | 'STASH'
    }

    def "SEARCH-6: an empty search deck is made anew of the discards"() {
        given:
        searching 'tunnel-entrance', 'a2'
        set { table ->
            look { scene -> (0..<scene.box().cardCount()).findAll { !scene.draft().zone(it)
                    .held() && !(scene.box().cardType(it).name() in ['ENCOUNTER', 'ABILITY']) }
                    .collect { scene.card(it).key() } }.each { table.lies it, 'GONE' }
            table.lies 'grape-1', 'DISCARD'
        }
        acting 'collin', 3

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        card('grape-1') == 'STASH'
        log.any { it.contains('[SEARCH-6]') }
    }
}
