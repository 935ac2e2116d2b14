package basegame.chapter

import mystics.trial.TrialTable

/** Chapter three in the lab: the pages, the Captain, and how it ends. */
class ThirdPageSpec extends CheeseFixture {
    /** Maginos in the lab with one page to go, and the Captain beaten already. */
    private void reading(int pages, boolean captain, @DelegatesTo(TrialTable) Closure<?> changes) {
        lures {
            room LAB; hero 'maginos', 'desk'; hero 'collin', 'd5'; set 'OBJECTIVE', 1; note 'pages-read', pages
            if (captain) cardNote 'captain-vurst', 'beaten', 1
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    def "CH3-9: each star Maginos rolls on the desk is a page, three at most"() {
        given:
        reading(before, false) { minion 'captain-vurst', 'g6' }

        when:
        acting 'maginos', 0
        answer 'cheese-catches-rats:read'
        dice SWORD_STAR, SWORD_STAR, BOW
        anyhow()

        then:
        note('pages-read') == after
        told('Maginos walked up the first page') == (before == 0)
        told('It was not a page of the book') == (before > 0)
        get('ACTIONS') == 0

        where:
        before || after
        0      || 2
        1      || 3
        2      || 3
    }

    def "CH3-12: Captain Vurst hears two warriors come, and not one: with #friend, cheese on the wheel #cheese"() {
        given:
        lures(party: ['collin', 'filch', 'maginos', 'nez']) {
            room 'crystal-tunnels'; hero 'collin', 'e1'; hero friend, 'e1'; hero 'maginos', 'e1'; track 'collin', friend, 'maginos'
        }

        when:
        acting 'maginos', 3
        answer 'explore:flip'
        anyhow()

        then:
        get('WHEEL') == cheese
        told('has heard two warriors come') == (cheese == 1)

        where:
        friend  || cheese
        'nez'   || 1
        'filch' || 0
    }

    def "CH3-9: nobody else reads, and he only on the desk"() {
        given:
        lures { room LAB; hero 'maginos', 'd5'; hero 'collin', 'desk' }

        when:
        acting who, 0

        then:
        !('cheese-catches-rats:read' in options)

        where:
        who << ['maginos', 'collin']
    }

    def "CH3-1: the third page wins when the Captain is beaten"() {
        given:
        reading(2, true) { }

        when:
        acting 'maginos', 0
        answer 'cheese-catches-rats:read'
        dice SWORD_STAR, BOW, BOW
        anyhow()

        then:
        game().outcome().name() == 'WON'
    }

    def "CH3-10: the Captain is beaten: #answered, with #pages pages read"() {
        given:
        reading(pages, false) { hero 'collin', 'd5'; minion 'captain-vurst', 'd5' }

        when:
        acting 'collin', 0
        answer options.find { it.startsWith('battle:collins-sword') }
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR
        dice BOW, BOW, BOW

        then:
        asked.endsWith('What do you do?')

        when:
        draws 'fishhook-and-thread', 'tinkerers-treasure'
        answer options[answered == 'keys' ? 0 : 1]
        anyhow()
        while (asked.contains('Keep it?')) {
            answer options[0]
            anyhow()
        }

        then:
        note('spared-vurst') == (answered == 'button' ? 1 : 0)
        note('vursts-keys') == (answered == 'keys' ? 1 : 0)
        log.count { it.contains('finds ') } == (answered == 'keys' ? 2 : 0)
        (game().outcome().name() == 'WON') == (pages == 3)

        where:
        answered | pages
        'keys'   | 0
        'button' | 0
        'keys'   | 3
        'button' | 3
    }

    def "CH3-10, CAPTURE-1, STORY-2: the finder whom the first card takes has no more deeds, and another mouse finds the second"() {
        given:
        reading(0, false) { hero 'collin', 'd5'; wounds 'collin', 2; minion 'captain-vurst', 'd5' }

        when:
        acting 'collin', 2
        answer options.find { it.startsWith('battle:collins-sword') }
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR
        dice BOW, BOW, BOW
        draws 'event-splinter', 'fishhook-and-thread'
        answer options[0]
        anyhow()
        while (asked.contains('Keep it?') || asked.contains('splinter')) {
            answer options[0]
            anyhow()
        }

        then:
        figure('collin').state == 'captured'
        log.any { it.contains('Maginos finds Fishhook') }
        !asked.contains('What does Collin do?')
    }

    def "CH3-1, CAPTURE-5: taken by the cat, they are laid on the cook's bed"() {
        given:
        lures {
            room 'kitchen'; hero 'collin', 'c2'; bare 'collin'; wounds 'collin', 2; ['filch', 'maginos', 'tilda'].each { captured it }
            minion 'brodie-pounces', 'c2'; track 'collin', 'brodie-pounces'
        }

        when:
        turn 'brodie-pounces'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW
        anyhow()

        then:
        told('He did not eat them.')
    }
}
