package basegame.chapter

import mystics.content.CampaignSheet
import mystics.phase.chapter.PackingUp
import mystics.rules.Scene

class BladeSpec extends SmithyFixture {
    def "CH7-2: Collin and Nez go, the valves are shut, and eleven hats stand on the vanity table"() {
        given:
        smithy { }

        expect:
        library.catalog().chapters()['the-blade-called-sorrow'].party().required() == ['collin', 'nez']
        figure('collin').space() == 'f2'
        ['u6', 'd13'].every { mark('pipes', it, 'shut-valve') == 1 }
        mark('queens-chamber', 'vanity', 'eleven-hats') == 1
        get('END_PAGE') == library.catalog().chapters()['the-blade-called-sorrow'].endPage()
    }

    def "CH7-2: in the Forge the centipede waits among the chain"() {
        given:
        smithy { room 'queens-chamber'; hero 'collin', 'a6'; hero 'nez', 'a6'; mark 'nez', 'tip-of-remembrance', 1 }

        when:
        acting 'nez', 3
        answer 'explore:flip'
        anyhow()

        then:
        spacesOf('cave-centipede') == ['a2']
    }

    def "CH7-3, WATER-4: the current carries Collin #where when #valves valves are open"() {
        given:
        smithy { room 'sewer'; hero 'collin', 'w14'; hero 'nez', friend; minion 'roaches', 'a6'; note 'valves-open', valves }

        when:
        acting 'collin', 0
        answer 'end'

        then:
        figure('collin').space() == left
        log.any { it.startsWith('The current carries Collin 2 spaces down the water') } == (left == 'w12')

        where:
        valves | friend || left  | where
        0      | 'a2'   || 'w12' | 'two spaces'
        1      | 'a2'   || 'w12' | 'two spaces'
        2      | 'a2'   || 'w14' | 'nowhere'
        0      | 'f2'   || 'w14' | 'nowhere, beside a friend on the bank'
    }

    def "CH7-3: a chain of tails holds a mouse in the second row, and the log says so: #held"() {
        given:
        smithy { room 'sewer'; hero 'collin', 'w24'; hero 'nez', 'w14'; hero 'tilda', bank; minion 'roaches', 'a6' }

        when:
        acting 'collin', 0
        answer 'end'

        then:
        (figure('collin').space() == 'w24') == held
        log.any { it.contains('A friend holds Collin by the tail') } == held

        where:
        bank || held
        'f2' || true
        'a2' || false
    }

    def "CH7-3: the first mouse that the hole swallows is told of"() {
        given:
        smithy { room 'sewer'; hero 'collin', 'w12'; hero 'nez', 'f2'; minion 'roaches', 'a6' }

        when:
        acting 'collin', 0
        answer 'end'

        then:
        figure('collin').state() == 'captured'
        told 'The hole took Collin feet first.'
    }

    def "CH7-4: at #space #mouse rolls #number for the valve"() {
        given:
        smithy { room 'pipes'; hero mouse, space; minion 'rat-warriors', 'd2' }

        when:
        acting mouse, 0
        answer HERE + 'turn'
        dice(*([CHEESE] * (number - 1)), face)

        then:
        note('valves-open') == open
        mark('pipes', space, 'open-valve') == open
        mark('pipes', space, 'shut-valve') == 1 - open
        log.any { it.contains 'One valve stands open' } == (open == 1)
        log.any { it.contains 'The valve does not move' } == (open == 0)
        noDiceLeft()

        where:
        mouse    | space | number | face       || open
        'collin' | 'u6'  | 1      | SWORD_STAR || 1
        'collin' | 'd13' | 1      | BOW        || 0
        'nez'    | 'd13' | 2      | BOW_STAR   || 1
    }

    def "CH7-4: a valve that is open alone falls shut at the end of the round, two stay open"() {
        given:
        smithy {
            room 'pipes'; hero 'collin', 'u6'; minion 'rat-warriors', 'd2'; note 'valves-open', open; set 'TURNS_TAKEN', 9
            lay 'd13', 'open-valve', 1; lay 'd13', 'shut-valve', 0
            if (open == 2) lay 'u6', 'open-valve', 1
        }

        when:
        ends()

        then:
        note('valves-open') == left
        mark('pipes', 'd13', 'open-valve') == (left == 2 ? 1 : 0)
        log.any { it.startsWith 'The wheel had screamed' } == (left == 0)

        where:
        open || left
        1    || 0
        2    || 2
    }

    def "CH7-4: with the second valve there is steam"() {
        given:
        smithy { room 'pipes'; hero 'collin', 'u6'; minion 'rat-warriors', 'd2'; note 'valves-open', 1; lay 'd13', 'open-valve', 1 }

        when:
        acting 'collin', 0
        answer HERE + 'turn'
        dice SWORD_STAR

        then:
        note('valves-open') == 2
        told 'Both wheels went over, and stayed.'
        log.last().contains 'Both valves stand open, and stay open'
    }

    def "CH7-5: until the Tip is found, only the vanity table is searched: #space #offered"() {
        given:
        smithy { room 'queens-chamber'; hero 'collin', space; if (found) lay 'vanity', 'eleven-hats', 0 }

        when:
        acting 'collin', 0

        then:
        options.contains('search') == offered

        where:
        space    | found || offered
        'vanity' | false || true
        'c1'     | false || false
        'c1'     | true  || true
    }

    def "CH7-5: a star on the vanity table finds the Tip"() {
        given:
        smithy { room 'queens-chamber'; hero 'filch', 'vanity'; hero there, 'c1' }

        when:
        acting 'filch', 0
        answer 'search'
        dice SWORD_STAR

        then:
        markOn(bearer, 'tip-of-remembrance') == 1
        mark('queens-chamber', 'vanity', 'eleven-hats') == 0
        log.any { it.contains words }

        where:
        there    || bearer   | words
        'collin' || 'collin' | 'Filch handed it down to Collin, and Collin turned it over.'
        'nez'    || 'filch'  | 'Filch turned it over.'
    }

    def "CH7-5: Nez, who may take a treasure in place of a find, finds the Tip here all the same"() {
        given:
        smithy { room 'queens-chamber'; hero 'nez', 'vanity' }

        when:
        acting 'nez', 0
        answer 'search'
        dice SWORD_STAR, BOW

        then:
        !asked.contains('in place of what you would find')
        markOn('nez', 'tip-of-remembrance') == 1
    }

    def "CH7-5: when the bearer is captured, the free mouse highest on the track has the Tip"() {
        given:
        smithy {
            room 'pipes'; hero 'collin', 'd10'; hero 'nez', 'u1'; hero 'tilda', 'u1'; minion 'rat-warriors', 'd10'
            mark 'collin', 'tip-of-remembrance', 1; wounds 'collin', 2; track 'tilda', 'collin', 'nez', 'rat-warriors'
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, TWO

        then:
        figure('collin').state() == 'captured'
        markOn('tilda', 'tip-of-remembrance') == 1
        told 'Tilda takes up the Tip of Remembrance'
    }

    def "CH7-6: nobody goes into the Forge from #from without the Tip"() {
        given:
        smithy { room from; hero 'nez', space; mark 'nez', 'tip-of-remembrance', tip }

        when:
        acting 'nez', 3

        then:
        options.contains(way) == (tip == 1)

        where:
        from               | space | way              | tip
        'queens-chamber'   | 'a6'  | 'explore:flip'   | 0
        'queens-chamber'   | 'a6'  | 'explore:flip'   | 1
        'sewer-drain-pipe' | 'c6'  | 'explore:exit-S' | 0
        'sewer-drain-pipe' | 'c6'  | 'explore:exit-S' | 1
    }

    def "CH7-6: Nez shakes his head at whoever goes down without it"() {
        given:
        smithy { room 'queens-chamber'; hero 'filch', 'a5'; hero 'nez', 'c5'; mark 'nez', 'tip-of-remembrance', tip }

        when:
        acting 'filch', 3
        answer 'move:a6'

        then:
        told('Nez shook his head.') == (tip == 0)

        where:
        tip << [0, 1]
    }

    def "CH7-7: the bellows raise the heat by two, to six at most, if there is steam"() {
        given:
        forge { hero 'collin', 'furnace-door'; note 'valves-open', steam; lay 'coal', 'forge-heat', before }

        when:
        acting 'collin', 0

        then:
        offers('work') == (steam == 2)

        when:
        if (steam == 2) answer HERE + 'work'

        then:
        heat() == after

        where:
        steam | before || after
        2     | 0      || 2
        2     | 5      || 6
        1     | 0      || 0
    }

    def "CH7-7: the heat falls by one at the end of each round, and the fire sulks when it is gone"() {
        given:
        forge { hero 'collin', 'c4'; hero 'nez', 'c4'; lay 'coal', 'forge-heat', before; set 'TURNS_TAKEN', 9 }

        when:
        ends()

        then:
        heat() == after
        told('Nobody had jumped on the goat') == (before == 1)
        !told('Something went wrong in the pipes.')

        where:
        before || after
        4      || 3
        1      || 0
        0      || 0
    }

    def "CH7-7: once six blows have been struck, the fire keeps its heat"() {
        given:
        forge { hero 'collin', 'c4'; hero 'nez', 'c4'; lay 'coal', 'forge-heat', 1; note 'hammer-blows', 6; set 'TURNS_TAKEN', 9 }

        when:
        ends()

        then:
        heat() == 1
        !told('The fire drew in its feet')
    }

    def "CH7-8: the hammer bites at a heat of three, and each sword is a blow"() {
        given:
        forge { hero 'collin', space; hero 'nez', 'c4'; lay 'coal', 'forge-heat', heat; note 'hammer-blows', before }

        when:
        acting 'collin', 0

        then:
        offers('work') == (heat == 3)

        when:
        if (heat == 3) answer HERE + 'work'
        if (heat == 3) dice(*faces)

        then:
        note('hammer-blows') == after
        log.any { it.contains 'The hammer slips: no blow' } == (heat == 3 && before == after)
        log.any { it.contains "$after of 6 blows are struck" } == (after > before)
        log.any { it.startsWith 'Collin swings the hammer: ' } == (heat == 3)
        told('To strike a pin') == (before == 0 && after > 0)
        told('At the sixth the blade rang') == (after == 6)

        where:
        space         | heat | before | faces                                  || after
        'west-gears'  | 2    | 0      | []                                     || 0
        'west-gears'  | 3    | 0      | [SWORD_STAR, SWORD_SHIELD]             || 2
        'south-gears' | 3    | 0      | [CHEESE, BOW]                          || 0
        'south-gears' | 3    | 5      | [SWORD_SHIELD_STAR, SWORD_SHIELD_STAR] || 6
    }

    def "CH7-9: #who may quench the blade at the coal after #blows blows: #offered"() {
        given:
        forge { hero who, 'coal'; hero 'tilda', 'c4'; note 'hammer-blows', blows }

        when:
        acting who, 0

        then:
        offers('quench') == offered

        where:
        who      | blows || offered
        'collin' | 6     || true
        'collin' | 5     || false
        'nez'    | 6     || false
    }

    def "CH7-1, CH7-9, CH7-11: what Collin tells the water is kept, and the chapter is won: #said"() {
        given:
        forge(campaign: CampaignSheet.NEW) {
            hero 'collin', 'coal'; hero 'tilda', 'c4'; hero 'filch', 'c4'; hero 'nez', 'c4'; note 'hammer-blows', 6
            mark 'nez', 'tip-of-remembrance', 1; set 'OBJECTIVE', 255
        }

        when:
        acting 'collin', 0
        answer HERE + 'quench'
        answer said
        while (asked) answer options[0]

        then:
        game().outcome().name() == 'WON'
        log.any { it.contains words }
        told 'It was made from the end of a bigger sword'
        PackingUp.sheet(game()).get().marks().keySet() == ['sorrow-blade', kept] as Set

        where:
        said    || kept           | words
        'song'  || 'quench-song'  | 'The steam went up in one long thread'
        'laugh' || 'quench-laugh' | 'The steam went up all at once'
        'count' || 'quench-count' | 'The steam went up in puffs.'
    }

    def "CH7-10: a surge in the Forge lowers the heat by two and brings two rats about the water"() {
        given:
        forge {
            hero 'collin', 'c4'; hero 'nez', 'c4'; minion 'rat-warriors', 'c4'; lay 'coal', 'forge-heat', before; set 'WHEEL', 5
            track 'rat-warriors', 'collin', 'nez'
        }

        when:
        turn 'rat-warriors'
        dice(*([CHEESE] * 12))
        anyhow()

        then:
        heat() == after
        spacesOf('rat-warriors').size() == 4
        told 'In came a rat with a towel round his neck'
        told('Something went wrong in the pipes.') == (after == 0)
        told('Somewhere overhead a tap had been turned') == (after > 0)

        where:
        before || after
        5      || 3
        2      || 0
    }

    def "CH7-11, CAMP-2: in later chapters Collin has the blade, and it is not the card he keeps"() {
        given:
        def sheet = new CampaignSheet(['sorrow-blade': 1], [:], [:], [] as Set)

        when:
        table(chapter: chapter, party: ['collin', 'filch', 'nez', 'tilda'], variants: [], campaign: sheet) { }

        then:
        look { Scene scene -> scene.party().find { it.key() == 'collin' }.with { (it.pack + it.equipped)*.id } }
                .contains('sorrow-blade') == has

        where:
        chapter                    || has
        'the-horn-and-the-harvest' || true
        'the-blade-called-sorrow'  || false
    }
}
