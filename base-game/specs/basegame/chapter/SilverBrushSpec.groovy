package basegame.chapter

import mystics.content.CampaignSheet
import mystics.content.Feat
import mystics.odds.Forecasts
import mystics.view.Feats

/** Two teams, sleepers, a bell, a Queen who comes and goes, and what lies in her chamber. */
class SilverBrushSpec extends HeistSpec {
    def "CH4-2, CH4-4: two guests and two thieves begin apart, the rats sleep, and the Queen is in"() {
        given:
        heist { }
        chapter()

        when:
        def question = asked
        ['collin', 'nez'].each { answer it }
        anyhow()
        def places = PARTY.collect { figure(it).room() + '/' + figure(it).space() }

        then:
        question.contains 'Who is guest 1 of 2, begins in the Dining Hall and rings the bell'
        places == [HALL + '/f3', 'pipes/d1', HALL + '/f3', 'pipes/d1']
        spacesOf('rat-warriors') == ['a1', 'g1', 'g6', 'table']
        (1..4).every { markOn("rat-$it", 'asleep') == 1 }
        spacesOf('roaches').size() == 3
        mark(CHAMBER, 'queen') == 1
        mark(CHAMBER, 'vanity', 'brush-on-the-table') == 1
        mark(CHAMBER, 'clock', 'music-box') == 1
        note('slipping-away') == 1
        get('END_PAGE') == 4
        ['In three corners of the hall', 'It was hot in the pipes'].every { words -> log.any { it.startsWith words } }
    }

    def "CH4-3: the tile of #from is not turned over"() {
        given:
        banquet { room from; hero 'nez', space }

        when:
        acting 'nez', 3

        then:
        !options.contains('explore:flip')
        refusals().values().any { it.rule() == 'CH4-3' }

        where:
        from     | space
        'pipes'  | 'd1'
        HALL     | 'f3'
        CHAMBER  | 'a6'
    }

    def "CH4-4: whoever sleeps does nothing, bars nobody's way and keeps nobody captured"() {
        given:
        banquet { room HALL; hero 'collin', 'g3'; minion 'rat-warriors', 'g2'; mark 'rat-1', 'asleep', asleep; captured 'tilda'
            note 'slipping-away', 0 }

        when:
        acting 'collin', 3
        def leaves = options.contains('explore:exit-E')
        turn 'tilda'
        def comes = asked.contains('come back')
        turn 'rat-warriors'

        then:
        leaves == (asleep == 1)
        comes == (asleep == 1)
        (asked == 'fate: Movement roll') == (asleep == 1)

        where:
        asleep << [1, 0]
    }

    def "CH4-4: when one sleeper is attacked, everybody in the room wakes"() {
        given:
        heist { room HALL; hero 'collin', 'g2'; minion 'rat-warriors', 'g1'; minion 'rat-warriors', 'a1'
            mark 'rat-1', 'asleep', 1; mark 'rat-2', 'asleep', 1 }

        when:
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice BOW, BOW, BOW
        dice BOW, BOW

        then:
        markOn('rat-1', 'asleep') == 0
        markOn('rat-2', 'asleep') == 0
    }

    def "CH4-5: nobody goes to the Queen while she is in"() {
        given:
        heist { room HALL; hero 'collin', 'g3' }

        when:
        acting 'collin', 3

        then:
        !options.contains('explore:exit-E')
        refusals().values().any { it.rule() == 'CH4-5' && it.remedy().toString() == 'Ring the dinner bell' }
    }

    def "CH4-5, ROUND-3: #what at the end of a round in which no minion is awake"() {
        given:
        heist { room 'pipes'; hero 'collin', 'd1'; track 'collin'; note 'queen-out', out; note 'bell-rung', out }

        when:
        turn 'collin'
        dice ONE
        answer 'end'

        then:
        get('WHEEL') == 1
        log.any { it.contains 'The candle burns down' } == (out == 0)

        where:
        what                  | out
        'the candle burns'    | 0
        'time is short'       | 1
    }

    def "CH4-5: a mystic's staff saves the first candle and no other; with a scamp it saves none: #friend"() {
        given:
        heist(party: ['collin', 'filch', 'maginos', 'nez']) {
            room 'pipes'; hero 'maginos', 'd1'; hero friend, 'd1'; track 'maginos', friend
        }

        when: 'two rounds end'
        turn 'maginos'
        4.times {
            dice ONE
            answer 'end'
        }

        then:
        log.count { it.contains 'the candle is saved' } == 2 - cheese
        log.count { it.contains 'The candle burns down' } == cheese
        get('WHEEL') == cheese

        where:
        friend  || cheese
        'nez'   || 1
        'filch' || 2
    }

    def "CH4-6: a star on the bell calls her out and wakes everybody; #mouse rolls as many dice as in battle"() {
        given:
        heist { room HALL; hero mouse, 'table'; minion 'rat-warriors', 'g1'; mark 'rat-1', 'asleep', 1 }

        when:
        acting mouse, 0
        answer 'the-silver-brush:ring'
        dice face, CHEESE

        then:
        noDiceLeft()
        note('bell-rung') == out
        note('queen-out') == out
        mark(HALL, 'queen') == out
        mark(CHAMBER, 'queen') == 1 - out
        markOn('rat-1', 'asleep') == 1 - out
        spacesOf('elite-rat-warriors').size() == out
        log.any { it.startsWith('The bell was only a little one.') } == (out == 1)
        log.any { it.contains('The bell only clicks') } == (out == 0)

        where:
        mouse    | face       || out
        'collin' | SWORD_STAR || 1
        'collin' | CHEESE     || 0
        'tilda'  | SWORD_STAR || 1
    }

    def "CH4-6, STORY-2: there is no bell elsewhere, nor while she is out; called again she is amused"() {
        given:
        heist { room HALL; hero 'collin', where; note 'queen-out', out; note 'times-rung', 1 }

        when:
        acting 'collin', 0
        def offered = options.contains('the-silver-brush:ring')
        if (offered) {
            answer 'the-silver-brush:ring'
            dice SWORD_STAR, CHEESE
        }

        then:
        offered == rings
        log.any { it.startsWith('*Ting.*') } == rings

        where:
        where   | out || rings
        'table' | 0   || true
        'table' | 1   || false
        'g3'    | 0   || false
    }

    def "CH4-6: with nobody in the hall the pipes are knocked on, and not else: #why"() {
        given:
        heist { room 'pipes'; hero 'collin', 'd1'; hero 'nez', there; note 'queen-out', out }

        when:
        acting 'collin', 0
        def offered = options.contains('the-silver-brush:knock')
        def told = game().question().get().options()*.words().any { it.toString().startsWith 'Knock on the pipes (dice: 2;' }
        if (offered) {
            answer 'the-silver-brush:knock'
            dice SWORD_STAR, CHEESE
        }

        then:
        [offered, told] == [knocks, knocks]
        note('bell-rung') == (knocks ? 1 : 0)
        note('queen-out') == (knocks || out ? 1 : 0)
        log.any { it.startsWith('There was nobody left to ring.') } == knocks

        where:
        why                   | there               | out || knocks
        'all in the pipes'    | 'pipes/d1'          | 0   || true
        'one could ring'      | 'dining-hall/f3'    | 0   || false
        'she is out'          | 'queens-chamber/b1' | 1   || false
    }

    def "CH4-7: while she is out each round brings an elite rat, and the first brings dinner"() {
        given:
        banquet { room HALL; hero 'collin', 'd2'; note 'queen-out', out }

        when:
        round()
        anyhow()

        then:
        spacesOf('elite-rat-warriors').size() == out
        log.any { it.startsWith('The doors flew open') } == (out == 1)

        where:
        out << [1, 0]
    }

    def "CH4-8: a surge calls her home; she charms whoever is at #space, unless hidden, and puts them by #door"() {
        given:
        banquet { room CHAMBER; hero 'collin', space; hero 'tilda', 'pipes/d1' }

        when:
        surge 'pipes'

        then:
        note('queen-out') == 0
        note('bell-rung') == 0
        mark(CHAMBER, 'queen') == 1
        markOn('collin', 'charmed') == charmed
        figure('collin').space() == door
        log.any { it.startsWith('You know how it is in a room') }
        log.any { it.contains('She looked for a moment at the stool.') } == (space == 'stool')
        log.any { it.startsWith('Collin smiled.') } == (charmed == 1)

        where:
        space     || charmed | door
        'vanity'  || 1       | 'rose-a3'
        'b1'      || 1       | 'c1'
        'a6'      || 1       | 'rose-a4'
        'clock'   || 0       | 'clock'
        'stool'   || 0       | 'stool'
    }

    def "CH4-8, STORY-2: where nobody is, she asks the looking glass; with the Brush taken the bell stays rung"() {
        given:
        banquet { room 'pipes'; hero 'collin', 'd1'; mark 'collin', 'silver-brush', 1 }

        when:
        surge 'pipes'

        then:
        log.any { it.contains('She asked the looking glass') }
        note('bell-rung') == 1
    }

    def "CH4-9: in her chamber only the vanity table and the clock are searched; #space: #offered"() {
        given:
        banquet { room CHAMBER; hero 'collin', space }

        when:
        acting 'collin', 0

        then:
        options.contains('search') == offered
        offered || refusals().values().any { it.rule() == 'CH4-9' }

        where:
        space    || offered
        'vanity' || true
        'clock'  || true
        'b2'     || false
    }

    def "CH4-9, SEARCH-4: a star on the vanity table takes the Brush, and the clock may be searched after it"() {
        given:
        banquet { room CHAMBER; hero 'collin', 'vanity' }

        when:
        acting 'collin', 0
        def odds = Forecasts.of(game(), game().question().get().options().find { it.key() == 'search' }).get()

        then: 'the odds count the Brush as a find'
        odds.outcomes().any { it.outcome().text() == 'finds a card' && it.chance().value() > 0.3 }

        when:
        answer 'search'
        dice SWORD_STAR
        answer 'end'

        then:
        markOn('collin', 'silver-brush') == 1
        mark(CHAMBER, 'vanity', 'brush-on-the-table') == 0
        mark(CHAMBER, 'searched') == 0
        log.any { it.startsWith('It was silver, and heavy') }

        and: 'the last page counts the search, and what it found'
        Feats.of(game()).of('collin', Feat.SEARCHES) == 1
        Feats.of(game()).of('collin', Feat.FINDS) == 1
    }

    def "CH4-9: a search of the vanity table without a star says that the Brush is still there"() {
        given:
        banquet { room CHAMBER; hero 'collin', 'vanity' }

        when:
        acting 'collin', 0
        answer 'search'
        dice BOW

        then:
        log.findIndexOf { it.contains 'Collin finds nothing' } < log.findIndexOf { it.startsWith 'The Brush is still on the vanity table' }
    }

    def "CH4-9: if its bearer is captured, the Brush lies on the table again"() {
        given:
        banquet { room HALL; hero 'collin', 'a3'; hero 'filch', 'a4'; mark 'collin', 'silver-brush', 1
            lay under('vanity'), 'brush-on-the-table', 0; wounds 'collin', 2; minion 'rat-warriors', 'a3'; note 'queen-out', out }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR
        dice BOW, BOW
        anyhow()

        then:
        figure('collin').state() == 'captured'
        mark(CHAMBER, 'vanity', 'brush-on-the-table') == 1
        note('bell-rung') == out

        where:
        out << [1, 0]
    }

    def "CH4-10: a star on the clock plays nine notes: The Queen's Song, and a cheese in the hall"() {
        given:
        banquet(campaign: CampaignSheet.NEW) { room CHAMBER; hero mouse, 'clock' }

        when:
        acting mouse, 0
        answer 'search'
        dice SWORD_STAR

        then:
        note('queens-song') == 1
        get('WHEEL') == 1
        mark(CHAMBER, 'clock', 'music-box') == 0
        log.find { it.startsWith('Behind the clock') }.contains('Collin hummed it.') == (mouse == 'collin')

        where:
        mouse << ['collin', 'tilda']
    }
}
