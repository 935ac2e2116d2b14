package basegame.chapter

class KitchenSpec extends ChapterSpec {
    private int cheese() {
        mark('kitchen', 'counter', 'counter-cheese')
    }

    def "CH1-6, SETUP-1: six cheese lie on the counter from the start, and four roaches come when the kitchen is entered"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c3' }

        expect:
        cheese() == 6

        when:
        acting 'collin', 3
        answer 'explore:flip'
        anyhow()

        then:
        spacesOf('roaches').size() == 4
    }

    def "CH1-6: while cheese lies there each roach rolls a die and does nothing else; a cheese moves from the counter to the wheel"() {
        given: 'one roach beside Collin, one far off'
        table { room 'kitchen'; hero 'collin', 'e1'; minion 'roaches', 'e1'; minion 'roaches', 'a4' }

        when:
        turn 'roaches'
        dice CHEESE, face

        then:
        cheese() == left
        get('WHEEL') == 6 - left
        spacesOf('roaches') == ['a4', 'e1']
        !log.any { it.contains('attacks') }
        noDiceLeft()

        where:
        face | left
        1    | 4
        2    | 5
        5    | 5
    }

    def "CH1-6: with the counter empty roaches act as they always do"() {
        given:
        table { room 'kitchen'; hero 'collin', 'e1'; minion 'roaches', 'e1'; lay 'counter', 'counter-cheese', 0 }

        when:
        turn 'roaches'
        dice BOW, BOW

        then:
        log.any { it.contains('attacks Collin') }
    }

    def "CH1-6: roaches of another room, and other minions in the kitchen, do not eat"() {
        given:
        table { room where; hero 'collin', space; minion kind, space }

        when:
        turn kind
        dice BOW, BOW

        then:
        log.any { it.contains('attacks Collin') }

        where:
        where             | space | kind
        'kitchen-tunnels' | 'c4'  | 'roaches'
        'kitchen'         | 'e1'  | 'rat-warriors'
    }

    def "CH1-6, SURGE-1: the cheese of the counter can fill the wheel, and the surge comes to the kitchen"() {
        given:
        table { room 'kitchen'; hero 'collin', 'e1'; minion 'roaches', 'a4'; set 'WHEEL', 5; faceUp 'steel-at-the-door' }

        when:
        turn 'roaches'
        dice CHEESE
        anyhow()

        then:
        get('PAGE') == 2
        spacesOf('elite-rat-warriors').size() == 2
        cheese() == 5
    }

    /** Collin beside a roach in the kitchen strikes and it does not block; then the die for the eye of the cook. */
    private void beats(int eye, List<Integer> more = []) {
        acting 'collin', 0
        answer 'battle:collins-sword:roach-1'
        dice(*([SWORD_SHIELD, BOW, BOW, BOW, eye] + more))
        anyhow()
    }

    def "CH1-6: no star: the mouse is knocked down, and the roach is back on the counter"() {
        given:
        table { room 'kitchen'; hero 'collin', 'd3'; minion 'roaches', 'd3'; minion 'roaches', 'a4' }

        when:
        beats SWORD_SHIELD

        then:
        figure('collin').has('knocked-down')
        spacesOf('roaches') == ['a4', 'counter']
        note('miz-maggie-ally') == 0
        get('END_PAGE') == 6
    }

    def "CH1-6: even the last roach comes back, and its card with it"() {
        given:
        table { room 'kitchen'; hero 'collin', 'd3'; minion 'roaches', 'd3' }

        when:
        beats CHEESE

        then:
        spacesOf('roaches') == ['counter']
        track.last() == 'roaches'
    }

    def "CH1-6, STORY-1, STORY-2: a star earns Miz Maggie as ally, and the chapter ends a page later"() {
        given:
        table { room 'kitchen'; hero 'collin', 'd3'; minion 'roaches', 'd3'; minion 'roaches', 'a4' }

        when:
        beats SWORD_STAR

        then:
        note('miz-maggie-ally') == 1
        get('END_PAGE') == 7
        spacesOf('roaches') == ['a4']
        !figure('collin').has('knocked-down')
        log.any { it.contains('She looked at Collin, who, not knowing what else to do, bowed.') }
    }

    def "CH1-6: once she is an ally nobody rolls any more"() {
        given:
        table { room 'kitchen'; hero 'collin', 'd3'; minion 'roaches', 'd3'; note 'miz-maggie-ally', 1 }

        when:
        acting 'collin', 0
        answer 'battle:collins-sword:roach-1'
        dice SWORD_SHIELD, BOW, BOW, BOW

        then:
        spacesOf('roaches').empty
        noDiceLeft()
        asked == 'collin: What does Collin do?'
        get('END_PAGE') == 6
    }

    def "CH1-6: a roach beaten elsewhere, or another minion beaten in the kitchen, catches nobody's eye"() {
        given:
        table { room where; hero 'collin', space; minion kind, space }

        when:
        acting 'collin', 0
        answer "battle:collins-sword:$figure".toString()
        dice(*([SWORD_SHIELD, BOW, BOW] + [BOW] * defence))

        then:
        asked == 'collin: What does Collin do?'
        noDiceLeft()

        where:
        where             | space | kind           | figure    | defence
        'kitchen-tunnels' | 'c4'  | 'roaches'      | 'roach-1' | 1
        'kitchen'         | 'd3'  | 'rat-warriors' | 'rat-1'   | 2
    }
}
