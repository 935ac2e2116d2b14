package basegame.chapter

import mystics.content.CampaignSheet
import mystics.content.CampaignSheet.Tries
import mystics.phase.chapter.PackingUp
import mystics.phase.wheel.surge.Surge
import mystics.trial.TrialTable

class SilverBrushSpec extends ChapterSpec {
    static final String HALL = 'dining-hall'
    static final String CHAMBER = 'queens-chamber'
    static final List<String> PARTY = ['collin', 'filch', 'nez', 'tilda']

    /** The chapter as it begins, with the changes that a feature makes. */
    private void heist(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'the-silver-brush', party: PARTY, variants: []] + named, changes)
    }

    /** The same while the Queen is out and everybody is awake. */
    private void banquet(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        heist(named) {
            markRoom CHAMBER, 'queen', 0; markRoom HALL, 'queen', 1; note 'queen-out', 1; note 'bell-rung', 1; note 'times-rung', 1
            markRoom CHAMBER, 'explored', 1; markRoom HALL, 'explored', 1
            changes.delegate = delegate
            changes.resolveStrategy = Closure.DELEGATE_FIRST
            changes.call()
        }
    }

    private void surge(String where) {
        step new Surge(look { it.box().roomNumber(where) })
        anyhow()
    }

    private static String under(String space) { "$CHAMBER/$space" }

    def "CH4-2, CH4-4: two guests and two thieves begin apart, the rats sleep, and the Queen is in"() {
        given:
        heist { }
        chapter()

        when:
        ['collin', 'nez'].each { answer it }
        anyhow()
        def places = PARTY.collect { figure(it).room() + '/' + figure(it).space() }

        then:
        places == [HALL + '/f3', 'pipes/d1', HALL + '/f3', 'pipes/d1']
        spacesOf('rat-warriors') == ['a1', 'g1', 'g6', 'table']
        (1..4).every { markOn("rat-$it", 'asleep') == 1 }
        spacesOf('roaches').size() == 2
        mark(CHAMBER, 'queen') == 1
        mark(CHAMBER, 'vanity', 'brush-on-the-table') == 1
        mark(CHAMBER, 'clock', 'music-box') == 1
        note('slipping-away') == 1
        get('END_PAGE') == 4
        ['At each of the four doors', 'It was hot in the pipes'].every { words -> log.any { it.startsWith words } }
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

    def "CH4-4: a sleeper wakes when it is attacked, and the others sleep on"() {
        given:
        heist { room HALL; hero 'collin', 'g2'; minion 'rat-warriors', 'g1'; minion 'rat-warriors', 'a1'
            mark 'rat-1', 'asleep', 1; mark 'rat-2', 'asleep', 1 }

        when:
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice 4, 4, 4
        dice 4, 4

        then:
        markOn('rat-1', 'asleep') == 0
        markOn('rat-2', 'asleep') == 1
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
        dice 1
        answer 'end'

        then:
        get('WHEEL') == 1
        log.any { it.contains 'The candle burns down' } == (out == 0)

        where:
        what                  | out
        'the candle burns'    | 0
        'time is short'       | 1
    }

    def "CH4-6: a star on the bell calls her out and wakes everybody; #mouse rolls as many dice as in battle"() {
        given:
        heist { room HALL; hero mouse, 'table'; minion 'rat-warriors', 'g1'; mark 'rat-1', 'asleep', 1 }

        when:
        acting mouse, 0
        answer 'the-silver-brush:ring'
        dice face, 1

        then:
        noDiceLeft()
        note('bell-rung') == out
        note('queen-out') == out
        mark(HALL, 'queen') == out
        mark(CHAMBER, 'queen') == 1 - out
        markOn('rat-1', 'asleep') == 1 - out
        log.any { it.startsWith('The bell was only a little one.') } == (out == 1)

        where:
        mouse    | face || out
        'collin' | 2    || 1
        'collin' | 1    || 0
        'tilda'  | 2    || 1
    }

    def "CH4-6, STORY-2: there is no bell elsewhere, nor while she is out; called again she is amused"() {
        given:
        heist { room HALL; hero 'collin', where; note 'queen-out', out; note 'times-rung', 1 }

        when:
        acting 'collin', 0
        def offered = options.contains('the-silver-brush:ring')
        if (offered) {
            answer 'the-silver-brush:ring'
            dice 2, 1
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
        log.any { it.contains('She looked for a moment at the stool.') } == (charmed == 0)
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

    def "CH4-1, CH4-8: when every free mouse is charmed, the chapter is lost"() {
        given:
        banquet { room CHAMBER; hero 'collin', 'b2'; hero 'tilda', at; captured 'filch'; captured 'nez' }

        when:
        surge HALL

        then:
        game().outcome().name() == outcome

        where:
        at       || outcome
        'vanity' || 'LOST_OTHER'
        'stool'  || 'RUNNING'
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
        answer 'search'
        dice 2

        then:
        markOn('collin', 'silver-brush') == 1
        mark(CHAMBER, 'vanity', 'brush-on-the-table') == 0
        mark(CHAMBER, 'searched') == 0
        log.any { it.startsWith('It was silver, and heavy') }
    }

    def "CH4-9: if its bearer is captured, the Brush lies on the table again"() {
        given:
        banquet { room HALL; hero 'collin', 'a3'; hero 'filch', 'a4'; mark 'collin', 'silver-brush', 1
            lay under('vanity'), 'brush-on-the-table', 0; wounds 'collin', 2; minion 'rat-warriors', 'a3'; note 'queen-out', out }

        when:
        turn 'rat-warriors'
        dice 2, 2
        dice 4, 4
        anyhow()

        then:
        figure('collin').state().name() == 'CAPTURED'
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
        dice 2

        then:
        note('queens-song') == 1
        get('WHEEL') == 1
        mark(CHAMBER, 'clock', 'music-box') == 0
        log.find { it.startsWith('Behind the clock') }.contains('Collin hummed it.') == (mouse == 'collin')

        where:
        mouse << ['collin', 'tilda']
    }

    def "CH4-11: a surge in the hall brings Brodie, or costs the Catnip: #answer"() {
        given:
        banquet(campaign: CampaignSheet.NEW) { room HALL; hero 'collin', 'a4'; note 'catnip', catnip; note 'catnip-thrown', 1 - catnip }

        when:
        step new Surge(look { it.box().roomNumber(HALL) })
        if (catnip) trial.answer answer
        anyhow()

        then:
        look { it.minions().count { it.isBossCalled('brodie') } } == cats
        note('catnip') == left
        log.find { it.startsWith('The door was open, and nobody had opened it.') }.contains('grey leaf') == (catnip == 0)
        log.any { it.startsWith('Something grey sailed out') } == (cats == 0)

        where:
        catnip | answer || cats | left
        0      | ''     || 1    | 0
        1      | 'yes'  || 0    | 0
        1      | 'no'   || 1    | 1
    }

    def "CH4-11, STORY-2: if the Queen is in, Brodie finds the hall asleep"() {
        given:
        heist { room HALL; hero 'collin', 'a4' }

        when:
        surge HALL

        then:
        log.any { it.contains("Cat's had his supper.") }
    }

    def "CH4-11: a surge in #where brings #spiders spiders"() {
        given:
        heist { room 'pipes'; hero 'collin', 'd1' }

        when:
        surge where

        then:
        spacesOf('spider').size() == spiders
        log.any { it.startsWith('A thread came down') } == (spiders == 1)

        where:
        where   || spiders
        'pipes' || 1
        CHAMBER || 0
    }

    def "CH4-1, CH4-12: won when the last of the free comes into the Pipes with the Brush"() {
        given:
        banquet(campaign: CampaignSheet.NEW) {
            room 'pipes'; hero 'collin', 'd11'; hero 'filch', under('c1'); hero 'tilda', 'd8'; captured 'nez'
            mark bearer, 'silver-brush', 1; set 'OBJECTIVE', 0
        }

        when:
        acting 'filch', 0
        answer 'explore:exit-N'
        while (asked) answer options[0]

        then:
        game().outcome().name() == 'WON'
        note('vanestras-brush') == 1
        log.any { it.startsWith('The guests came down the pipe backwards') }
        log.any { it.contains('the sideboard with the good plates') }
        PackingUp.sheet(game()).get().marks().keySet().contains('vanestras-brush')

        where:
        bearer << ['collin', 'filch']
    }

    def "CH4-1: while #what, it is not won"() {
        given:
        banquet {
            room 'pipes'; hero 'collin', 'd11'; hero 'filch', under('c1'); hero 'tilda', tilda
            if (brush) mark 'collin', 'silver-brush', 1
            if (roach) minion 'roaches', 'u1'
        }

        when:
        acting 'filch', 0
        answer 'explore:exit-N'
        anyhow()

        then:
        game().outcome().name() == 'RUNNING'

        where:
        what                        | brush | roach | tilda
        'nobody has the Brush'      | false | false | 'd8'
        'somebody is in the hall'   | true  | false | HALL + '/f3'
        'a roach is in the Pipes'   | true  | true  | 'd8'
    }

    def "SLIP-1, EXPLORE-1: a minion bars the way only from near by; rat at #rat"() {
        given:
        banquet { room HALL; hero 'collin', 'g3'; minion 'rat-warriors', rat; note 'slipping-away', slip }

        when:
        acting 'collin', 3

        then:
        options.contains('explore:exit-E') == goes

        where:
        rat  | slip || goes
        'a6' | 1    || true
        'g2' | 1    || false
        'g3' | 1    || false
        'a6' | 0    || false
    }

    def "SLIP-2, EXPLORE-4: past minions go the mice of one space; otherwise everybody goes"() {
        given:
        banquet { room HALL; hero 'collin', 'g3'; hero 'filch', 'g3'; hero 'tilda', 'a1'; if (rat) minion 'rat-warriors', 'a6' }

        when:
        acting 'collin', 3
        answer 'explore:exit-E'
        anyhow()

        then:
        ['collin', 'filch', 'tilda'].collect { figure(it).room() } == [CHAMBER, CHAMBER, last]

        where:
        rat   || last
        true  || HALL
        false || CHAMBER
    }

    def "SLIP-3, CAPTURE-4: a captured mouse comes back where nobody is awake"() {
        given:
        banquet { room HALL; hero 'collin', 'a3'; hero 'filch', friend; captured 'tilda'; minion 'rat-warriors', 'a4'
            note 'slipping-away', slip }

        when:
        turn 'tilda'

        then:
        (asked.contains('come back') && options.every { it.startsWith 'd' }) == comes

        where:
        friend      | slip || comes
        'pipes/d9'  | 1    || true
        'pipes/d9'  | 0    || false
        'a4'        | 1    || false
    }

    def "STORY-2: Corporal Hobb tells a door about the captain, as the party dealt with him: #mark"() {
        given:
        heist(campaign: new CampaignSheet(marks, [:], [:], [] as Set)) { }
        chapter()

        when:
        anyhow()

        then:
        log.find { it.startsWith('At each of the four doors') }.contains(words)
        log.find { it.startsWith('They laid the plan out') }.contains('The grey sprig') == marks.containsKey('catnip')

        where:
        marks                              || words
        ['spared-vurst': 1, catnip: 1]     || "Captain's got a button"
        ['vursts-keys': 1]                 || "Captain's up again"
        mark = marks.keySet().first()
    }

    def "STORY-3: whoever tries again draws the plan in mustard"() {
        given:
        heist(campaign: new CampaignSheet([:], [:], ['the-silver-brush': new Tries(0, 1)], [] as Set)) { }
        chapter()

        when:
        anyhow()

        then:
        log.any { it.startsWith('This time they drew the plan in mustard.') }
    }
}
