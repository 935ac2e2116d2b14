package basegame.chapter

import mystics.choice.Question
import mystics.content.CampaignSheet
import mystics.phase.Notes
import mystics.table.Holder
import mystics.trial.TrialTable

class NineLivesSpec extends ChapterSpec {
    private void night(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'nine-lives', variants: [], party: ['collin', 'filch', 'nez', 'tilda']] + named, changes)
    }

    /** Nez and Collin go from the Queen's Chamber to the Alchemist's Lab. */
    private void north(Map<String, Integer> notes, String... drawn) {
        night {
            room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'
            notes.each { key, number -> note key, number }
        }
        acting 'nez', 3
        if (drawn) draws(*drawn)
        answer 'explore:exit-N'
        anyhow()
    }

    /** Brodie sits beside the two, with the cards that are named. */
    private void cornered(int hunt, List<String> cards, @DelegatesTo(TrialTable) Closure<?> more = {}) {
        night {
            room 'kitchen'; hero 'nez', 'c1'; hero 'collin', 'b1'; minion cards[0], 'c1'
            track(*(['nez', 'collin', 'filch', 'tilda'] + cards))
            note 'cat-hunt', hunt; note 'brodies-card', 1; note 'trail-turned', 1
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        acting 'nez', 0
    }

    /** He licks his paw on the space of Nez; Collin stands far off. */
    private void licking(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> more = {}) {
        night(named) {
            room 'kitchen'; hero 'nez', 'c1'; hero 'collin', 'f4'
            lay 'c1', 'sore-paw', 1; note 'cat-hunt', 4
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
    }

    private int beaten(String card) {
        look { scene -> Notes.get(scene, Notes.BEATEN, Holder.kind(scene.box().kindNumber(card))) }
    }

    private List<String> here() {
        look { scene -> scene.minions()*.kind.toSorted() }
    }

    def "CH5-2: three rats are in the Guard Room, and its grate is bolted"() {
        given:
        night { room 'guard-room'; hero 'collin', 'c3' }

        when:
        acting 'collin', 0

        then:
        get('END_PAGE') == 4
        !options.contains('explore:flip')
        refusals().values().any { it.rule() == 'CH5-2' }
    }

    def "CH5-3: #visitor lies on top of the trail and brings #brings, and no encounter card is drawn"() {
        when:
        north([:] + spared, visitor)

        then:
        here() == brings
        get('FACE_UP') == 0
        note('trail-turned') == turned
        'nez' in track

        where:
        visitor         | spared              || brings                                           | turned
        'captain-vurst' | [:]                 || ['captain-vurst', 'rat-warriors', 'rat-warriors'] | 2
        'captain-vurst' | ['spared-vurst': 1] || ['rat-warriors', 'rat-warriors']                  | 2
        'skitter-clak'  | [:]                 || ['roaches', 'roaches', 'skitter-clak']            | 4
    }

    def "CH5-3, INIT-2: for whoever waits behind a door the whole track is dealt anew"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; track 'nez', 'collin', 'filch', 'tilda' }
        acting 'nez', 3
        draws 'skitter-clak'

        when:
        answer 'explore:exit-N'
        anyhow()

        then: 'Collin leads, or has been paid for not leading'
        track[0] == 'collin' || figure('collin').cheese == 1
    }

    def "CH5-3, COND-5: Vanestra's Charm takes the mouse on top of the track, and an encounter card is drawn"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; track 'collin', 'nez', 'filch', 'tilda'
                note 'trail-turned', 7 }
        acting 'nez', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:exit-N'
        anyhow()

        then:
        markOn('collin', 'charmed') == 1
        get('FACE_UP') > 0
    }

    def "CH5-3, COND-5: the charm takes the mouse that opened the door, and is still on it when its turn is over"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'c1'; hero 'collin', 'c1'; track 'nez', 'collin', 'filch', 'tilda'
                note 'trail-turned', 7 }
        acting 'nez', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:exit-N'
        anyhow()

        then:
        markOn('nez', 'charmed') == 1
        !(get('TURN') == look { it.figure(0).kindNumber } && asked.startsWith('nez'))
    }

    def "CH5-3, EXPLORE-7: below there is no cat; an encounter card is drawn"() {
        given:
        night { room 'queens-chamber'; hero 'nez', 'a6'; hero 'collin', 'a6' }
        acting 'nez', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:flip'
        anyhow()

        then:
        note('trail-turned') == 0
        get('FACE_UP') > 0
    }

    def "CH5-4: he is found with one of his cards, and the card is drawn unseen: #card"() {
        when:
        north([:], 'brodie', card)

        then:
        note('cat-hunt') == 1
        track.findAll { it.startsWith 'brodie' } == [card]
        log.any { it.startsWith 'On the floor there was a rug' }

        where:
        card << ['brodie-chases', 'brodie-pounces']
    }

    def "CH5-4: after his flight he is behind the next new door, with both cards"() {
        when:
        north(['cat-hunt': 2, 'brodies-card': 1, 'trail-turned': 1])

        then:
        note('cat-hunt') == 3
        track.findAll { it.startsWith 'brodie' } as Set == ['brodie-chases', 'brodie-pounces'] as Set
        note('trail-turned') == 1
    }

    def "CH5-4: with no new room left he comes back in the next round, but never below"() {
        given:
        night {
            room where; hero 'nez', space; hero 'collin', space; note 'cat-hunt', 2; note 'brodies-card', 1
            ['queens-chamber', 'alchemist', 'kitchen', 'dining-hall'].each { markRoom it, 'door-seen', 1 }
        }

        when:
        round()

        then:
        here() == cats
        log.any { it.startsWith 'Nobody said "there he is".' } == !cats.empty

        where:
        where     | space || cats
        'kitchen' | 'c1'  || ['brodie-chases']
        'forge'   | 'b2'  || []
    }

    def "CH5-5, END-1: beaten once he flees; his card may come again, and the count of his defeats stays"() {
        given:
        cornered(1, ['brodie-chases'])

        when:
        answer 'battle:nezs-hammer:paw'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE, CHEESE, CHEESE, CHEESE

        then:
        note('cat-hunt') == 2
        beaten('brodie-chases') == 1
        log.any { it.startsWith 'He was not used to being hit on the nose.' }
    }

    def "CH5-5, END-1: beaten again he loses a claw and stays to lick his paw; both defeats are counted"() {
        given:
        cornered(3, ['brodie-chases', 'brodie-pounces']) { cardNote 'brodie-pounces', 'beaten', 1 }

        when:
        answer 'battle:nezs-hammer:paw'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE, CHEESE, CHEESE, CHEESE
        answer 'brodie-chases'

        then:
        note('cat-hunt') == 4
        mark('kitchen', 'c1', 'sore-paw') == 1
        here() == []
        beaten('brodie-chases') + beaten('brodie-pounces') == 2
    }

    def "CH5-12: #so he defends with #count dice"() {
        given:
        night(party: ['collin', 'filch', 'maginos', 'nez']) {
            room 'kitchen'; hero 'nez', 'c1'; hero 'collin', 'b1'; minion 'brodie-chases', 'c1'
            track 'nez', 'collin', 'filch', 'maginos', 'brodie-chases'; note 'cat-hunt', 1; note 'brodies-card', 1
            if (mystic) hero 'maginos', 'f4'
        }
        acting 'nez', 0

        when:
        answer 'battle:nezs-hammer:paw'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD

        then:
        (game().question().get() as Question.Roll).dice() == count

        where:
        so                          | mystic || count
        'with a mystic in his room' | true   || 3
        'without one'               | false  || 4
    }

    def "CH5-6, CH5-10: a star draws the splinter, and he learns the face of whoever drew it"() {
        given:
        licking(campaign: CampaignSheet.NEW) { }
        acting 'nez', 0
        assert game().question().get().options()*.words().any { it.toString().contains '(dice: 2; a star draws it' }

        when:
        answer 'nine-lives:pull-splinter'
        dice SWORD_STAR, CHEESE

        then:
        mark('kitchen', 'c1', 'sore-paw') == 0
        mark('kitchen', 'c1', 'fallen-claw') == 1
        note('brodies-respect') == 1
        markOn('nez', 'brodies-friend') == 1
        log.any { it.startsWith 'Nez leaned back' }
    }

    def "CH5-6: without a star it hurts, and may be tried again"() {
        given:
        licking([:]) { }

        when:
        acting 'nez', 0
        answer 'nine-lives:pull-splinter'
        dice CHEESE, CHEESE

        then:
        figure('nez').wounds() == 1
        mark('kitchen', 'c1', 'sore-paw') == 1
        note('brodies-respect') == 0
        log.any { it.startsWith 'It came a little way.' }
    }

    def "CH5-6, CH5-7: from afar nobody pulls, but anybody in the room may take the claw"() {
        given:
        licking([:]) { }

        when:
        acting 'collin', 0

        then:
        !options.any { it.contains 'pull-splinter' }
        options.any { it.contains 'take-claw' }
    }

    def "CH5-1, CH5-7: the claw is taken; #so"() {
        given:
        licking([:]) {
            cardNote 'brodie-chases', 'beaten', 1; cardNote 'brodie-pounces', 'beaten', 1; hero 'filch', 'a1'; hero 'tilda', 'a1'
            rats.each { minion 'rat-warriors', it }
        }

        when:
        acting 'collin', 0
        answer 'nine-lives:take-claw'

        then:
        note('broken-claw') == 1
        mark('kitchen', 'c1', 'sore-paw') == 0
        game().outcome().name() == outcome
        log.any { it.startsWith 'They waited till his head was down' }

        where:
        so                          | rats   || outcome
        'with the way home clear'   | []     || 'WON'
        'a rat still bars the door' | ['a4'] || 'RUNNING'
    }

    def "CH5-7: while the claw lies there nobody leaves"() {
        given:
        licking([:]) { hero 'nez', 'd3' }

        when:
        acting 'nez', 0

        then:
        explores() == []
        refusals().values().any { it.rule() == 'CH5-7' }
    }

    def "CH5-8: the scroll finds him"() {
        given:
        night { room 'kitchen'; hero 'nez', 'c1'; hero 'collin', 'c1'; packs 'nez', 'scroll-summon-cat'; note 'cat-hunt', hunt }

        when:
        acting 'nez', 0
        answer 'use:scroll-summon-cat'
        if (hunt == 0) draws 'brodie-pounces'
        if (asked.contains('Where does')) answer 'f3'

        then:
        track.findAll { it.startsWith 'brodie' }.size() == cards
        note('cat-hunt') == then
        note('summoned-cat') == 0

        where:
        hunt || cards | then
        0    || 1     | 1
        2    || 2     | 3
        4    || 0     | 4
    }

    def "STORY-2, END-1: the cat who takes the last mouse is told of"() {
        given:
        night {
            room 'kitchen'; hero 'nez', 'c1'; ['collin', 'filch', 'tilda'].each { captured it }; minion 'brodie-pounces', 'c1'
            wounds 'nez', 3; track 'brodie-pounces', 'nez'; note 'cat-hunt', 1
        }

        when:
        turn 'brodie-pounces'
        anyhow()
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE

        then:
        game().outcome().name() == 'LOST_OTHER'
        log.any { it.startsWith 'He let each of them go nine times.' }
    }

    def "STORY-2: who goes down the ladder or through the floor reads #passage"() {
        given:
        night { room from; hero 'nez', space; hero 'collin', space; note 'cat-hunt', 1 }

        when:
        acting 'nez', 3
        answer 'explore:flip'

        then:
        log.any { it.startsWith words }

        where:
        from             | space | passage           || words
        'queens-chamber' | 'a6'  | 'forge'           || 'They had not meant to come so far down.'
        'alchemist'      | 'g5'  | 'crystal-tunnels' || 'In the crystals six parties of mice'
        'kitchen'        | 'd3'  | 'kitchen-tunnels' || 'Down here there was no cat.'
        'dining-hall'    | 'f3'  | 'dining-tunnels'  || 'The traps were set, and the bacon was fresh.'
    }

    def "STORY-2: the Queen's Chamber is another one #when"() {
        given:
        night { room 'guard-room'; hero 'nez', 'f3'; hero 'collin', 'f3'; note 'vanestras-brush', brush; note 'cat-hunt', 1 }

        when:
        acting 'nez', 3
        answer 'explore:exit-E'
        anyhow()

        then:
        log.any { it.contains words }

        where:
        when                                 | brush || words
        'when the party has taken the Brush' | 1     || '*Please*, it said.'
        'when it has not'                    | 0     || 'In the middle of the table lay the Brush.'
    }

    def "STORY-2, CAPTURE-5: when nobody else takes the last mouse, the kettle is told of"() {
        given:
        night { room 'kitchen'; minion 'roaches', 'c3'; ['collin', 'filch', 'nez', 'tilda'].each { captured it } }

        when:
        round()

        then:
        log.any { it.startsWith 'They were locked into the guardroom kettle' }
    }
}
