package basegame.chapter

import mystics.content.CampaignSheet
import mystics.trial.TrialTable

class VurstsRedemptionSpec extends ChapterSpec {
    private void dark(Map<String, Object> named = [:], @DelegatesTo(TrialTable) Closure<?> changes) {
        table([chapter: 'vursts-redemption', variants: [], party: ['collin', 'tilda']] + named, changes)
    }

    /** Both mice stand in the middle of the Kitchen Tunnels, and the captain beside them. */
    private void beside(@DelegatesTo(TrialTable) Closure<?> more) {
        dark {
            room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3'; minion 'captain-vurst', 'c2'
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
    }

    /** He stands with both of them at the steps, a friend. */
    private void atTheSteps(@DelegatesTo(TrialTable) Closure<?> more) {
        dark {
            room 'tunnel-entrance'; hero 'collin', 'b3'; hero 'tilda', 'a3'; minion 'captain-vurst', 'a2'
            mark 'rat-1', 'on-our-side', 1; set 'OBJECTIVE', 1
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
    }

    private List<String> here() { look { scene -> scene.minions()*.kind.toSorted() } }

    private List<String> allies() { look { scene -> scene.allies()*.kind } }

    private boolean told(String words) { log.any { it.startsWith words } }

    def "CH9-2: the chapter begins with the blade, a companion, two rats, and the captain far away"() {
        given:
        dark { }

        when:
        chapter()
        while (asked.startsWith('party:')) answer options[-1]

        then:
        look { scene -> scene.party().find { it.kind == 'collin' }.pack*.id } == ['sorrow-blade']
        spacesOf('captain-vurst') == ['f3']
        spacesOf('rat-warriors').size() == 2
        get('END_PAGE') == 5
        told('The wood had come down between friends.')
        told('"Count off."')
        told('A lantern came round the bend.')
    }

    def "CH9-2, STORY-2: Collin has held on to what his companion wanted to keep: #companion"() {
        given:
        dark(party: ['collin', companion]) { }

        when:
        chapter()
        anyhow()

        then:
        log.any { it.contains("\"You wanted to keep $kept,\" said Collin.") }

        where:
        companion | kept
        'tilda'   | "the knot that holds and doesn't pull"
        'filch'   | 'both hands doing different things, and neither one telling'
    }

    def "CH9-2, EXPLORE-5: nobody turns a tile over"() {
        given:
        dark { room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3' }

        when:
        acting 'collin', 0

        then:
        explores() == []
        refusals().values().any { it.rule() == 'CH9-2' }
    }

    def "CH9-3, EXPLORE-1: he alone keeps nobody, and comes after them unhurt"() {
        given:
        dark {
            room 'kings-tunnels'; hero 'collin', 'f3'; hero 'tilda', 'f3'; minion 'captain-vurst', 'e2'
            wounds 'rat-1', 2; note 'vurst-won', won; others.each { minion it, 'd1' }
        }

        when:
        acting 'collin', 0

        then:
        explores() == ways

        when:
        if (ways) {
            draws 'patter-in-the-pantry'
            answer 'explore:exit-E'
            anyhow()
        }

        then:
        !ways || spacesOf('captain-vurst') == ['d1']
        !ways || figure('rat-1').wounds() == 0 || figure('rat-2').wounds() == 0
        told('For as long as the tunnel lasted') == (ways && won > 0)
        !(ways && won > 0) || log.findIndexOf { it.startsWith 'For as long as' } < log.findIndexOf { it.startsWith 'Four passages met' }

        where:
        others           | won || ways
        []               | 0   || ['explore:exit-E']
        []               | 1   || ['explore:exit-E']
        ['rat-warriors'] | 0   || []
    }

    def "CH9-3, CH9-6: a friend comes as a foe into the next room"() {
        given:
        dark {
            room 'kings-tunnels'; hero 'collin', 'f3'; hero 'tilda', 'f3'; minion 'captain-vurst', 'f3'; mark 'rat-1', 'on-our-side', 1
            note 'vurst-won', 1
        }

        when:
        acting 'collin', 0
        draws 'patter-in-the-pantry'
        answer 'explore:exit-E'
        anyhow()

        then:
        allies() == []
        'captain-vurst' in here()
        look { scene -> scene.carded().count { it.kind == 'captain-vurst' } } == 1
    }

    def "CH9-3, CAPTURE-4: he alone keeps nobody captured"() {
        given:
        dark { room 'kitchen-tunnels'; hero 'collin', 'c3'; captured 'tilda'; minion 'captain-vurst', 'd1' }

        when:
        turn 'tilda'

        then:
        asked.contains('Where does Tilda come back?')
    }

    def "CH9-4: one die fewer than lore, one more for each room unless he was spared, one more with King; a star wins him"() {
        given:
        beside { king.each { note it, 1 }; rooms.each { markRoom it, 'reminded', 1 } }

        when:
        acting 'tilda', 0
        answer 'vursts-redemption:remind'
        dice(*([CHEESE] * (thrown - 1)), last)

        then:
        noDiceLeft()
        allies() == (last == 2 ? ['captain-vurst'] : [])
        told('Tilda told him.') == (last == 1)
        told('"You had a dog," said Tilda.') == (last == 2)

        where:
        king             | rooms                      | last       || thrown
        []               | []                         | SWORD_STAR || 1
        []               | []                         | CHEESE     || 1
        ['king']         | []                         | SWORD_STAR || 2
        ['king']         | ['kings-tunnels', 'sewer'] | SWORD_STAR || 4
        ['spared-vurst'] | ['kings-tunnels', 'sewer'] | SWORD_STAR || 1
    }

    def "CH9-4: from afar nobody reminds him"() {
        given:
        dark { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'tilda', 'a3'; minion 'captain-vurst', 'd1' }

        when:
        acting 'tilda', 0

        then:
        !options.any { it.contains 'remind' }
    }

    def "CH9-4, STORY-2: in #where he remembers #what"() {
        given:
        dark { room where; hero 'collin', space; hero 'tilda', space; minion 'captain-vurst', space }

        when:
        acting 'tilda', 0
        answer 'vursts-redemption:remind'
        dice SWORD_STAR

        then:
        told(words)

        where:
        where             | space | what        || words
        'kings-tunnels'   | 'c5'  | 'his rank'  || '"You\'re captain," said Tilda.'
        'kitchen-tunnels' | 'c5'  | 'his dog'   || '"You had a dog," said Tilda.'
        'sewer'           | 'c5'  | 'his oath'  || 'He stepped off the bank'
    }

    def "CH9-4: who was spared is a friend at once"() {
        given:
        dark(campaign: new CampaignSheet(['spared-vurst': 1], [:], [:], [] as Set)) { }

        when:
        chapter()
        anyhow()

        then:
        allies() == ['captain-vurst']
        told('A lantern came round the bend, and behind the lantern')
        !told('A lantern came round the bend. ')
    }

    def "CH9-5, BATTLE-3: he keeps no arrow from others"() {
        given:
        dark(party: ['collin', 'lily']) {
            room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'lily', 'c3'; minion 'captain-vurst', 'c2'
            minion 'roaches', 'c6'; near.each { minion 'roaches', it }
        }

        when:
        acting 'lily', 0

        then:
        options.findAll { it.startsWith 'battle' }*.replaceAll('.*:', '').toSorted() == targets

        where:
        near   || targets
        []     || ['rat-1', 'roach-1']
        ['c4'] || ['rat-1', 'roach-2']
    }

    def "CH9-6, BATTLE-7: beaten as a friend he sits out, and has caught up when no minion is there"() {
        given:
        dark {
            room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3'; minion 'captain-vurst', 'c2'; minion 'rat-warriors', 'c2'
            mark 'rat-1', 'on-our-side', 1; wounds 'rat-1', 2; track 'rat-warriors', 'captain-vurst', 'collin', 'tilda'
        }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, SWORD_SHIELD
        dice BOW, BOW, BOW

        then:
        note('vurst-sits-out') == 1
        game().outcome().name() == 'RUNNING'
        told('"It is nothing," said Vurst')
    }

    def "CH9-6, MINION-7: whoever can attack him attacks no mouse"() {
        given:
        dark {
            room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3'; minion 'captain-vurst', 'c2'; minion 'rat-warriors', 'c3'
            mark 'rat-1', 'on-our-side', 1; track 'collin', 'tilda', 'rat-warriors', 'captain-vurst'
        }

        when:
        turn 'rat-warriors'
        dice BOW, BOW

        then:
        log.findAll { it.contains 'attacks' }*.contains('Collin') == [false]
        log.findAll { it.contains 'attacks' }*.contains('Tilda') == [false]
    }

    def "CH9-3: in story mode he does not shoot as a foe"() {
        given:
        dark(variants: variants) { room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3'; minion 'captain-vurst', 'c2' }

        when:
        turn 'captain-vurst'

        then:
        asked.contains('Battle') == shoots

        where:
        variants       || shoots
        []             || true
        ['story-mode'] || false
    }

    def "CH9-6: at the beginning of a round without minions he is beside them again"() {
        given:
        dark { room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c3'; note 'vurst-sits-out', 1; foes.each { minion it, 'c6' } }

        when:
        round()

        then:
        allies() == there

        where:
        foes        || there
        []          || ['captain-vurst']
        ['roaches'] || []
    }

    def "CH9-6, MINION-3: the party runs him, and nobody walks on in the middle of a fight"() {
        given:
        dark {
            room 'kitchen-tunnels'; hero 'collin', 'c2'; hero 'tilda', 'c2'; minion 'captain-vurst', 'c1'
            minion 'rat-warriors', 'c3'; minion 'rat-warriors', 'd3'; mark 'rat-1', 'on-our-side', 1
        }

        when:
        turn 'captain-vurst'
        dice THREE

        then:
        asked.contains('Where does Captain Vurst')

        when:
        answer 'c1'

        then:
        asked.contains('Whom does Captain Vurst')

        when:
        answer options[0]
        dice CHEESE, CHEESE, CHEESE

        then:
        !told('They went on, and there were three lots of footsteps.')
    }

    def "CH9-7: a card brings two small minions fewer: #card"() {
        given:
        dark { room 'kings-tunnels'; hero 'collin', 'f3'; hero 'tilda', 'f3' }

        when:
        acting 'collin', 0
        draws card
        answer 'explore:exit-E'
        anyhow()

        then:
        here() - 'captain-vurst' == come

        where:
        card                    || come
        'patter-in-the-pantry'  || ['roaches'] * 2
        'changing-of-the-watch' || []
        'a-thread-goes-taut'    || ['spider']
    }

    def "CH9-7: a card brings three small minions fewer if a mystic goes with Collin"() {
        given:
        dark(party: ['collin', 'maginos']) { room 'kings-tunnels'; hero 'collin', 'f3'; hero 'maginos', 'f3' }

        when:
        acting 'collin', 0
        draws 'patter-in-the-pantry'
        answer 'explore:exit-E'
        anyhow()

        then:
        here() - 'captain-vurst' == ['roaches']
    }

    def "CH9-1: won when all three are at the steps: #so"() {
        given:
        atTheSteps { change.delegate = delegate; change.call() }

        when:
        acting 'collin', 2
        answer 'move:a1'

        then:
        game().outcome().name() == outcome

        where:
        so                         | change                                  || outcome
        'both mice and he'         | { }                                     || 'WON'
        'he is not with them'      | { minion 'captain-vurst', 'f2' }        || 'RUNNING'
        'somebody is captured'     | { captured 'tilda' }                    || 'RUNNING'
        'a roach is in the room'   | { minion 'roaches', 'f3' }              || 'RUNNING'
    }

    def "CH9-1, END-1: struck down as a foe he is lost, and so is the chapter"() {
        given:
        beside { wounds 'rat-1', 2; track 'collin', 'tilda', 'captain-vurst' }

        when:
        acting 'tilda', 0
        answer 'battle:tildas-mace:rat-1'
        answer 'yes'
        dice SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD
        dice CHEESE, CHEESE, CHEESE

        then:
        game().outcome().name() == 'LOST_OTHER'
        told('He fell down as tall people do, in stages.')
    }

    def "CH9-1: whoever leaves the Captain alone has its action back"() {
        given:
        beside { wounds 'rat-1', 2; track 'collin', 'tilda', 'captain-vurst' }

        when:
        acting 'tilda', 0
        answer 'battle:tildas-mace:rat-1'
        answer 'no'

        then:
        game().outcome().name() == 'RUNNING'
        options.contains 'battle:tildas-mace:rat-1'
    }

    def "CH9-8: all four are remembered, and who went along"() {
        given:
        atTheSteps { rooms.each { markRoom it, 'reminded', 1 }; note 'spared-vurst', spared }

        when:
        acting 'collin', 2
        answer 'move:a1'

        then:
        game().outcome().name() == 'WON'
        note('all-named') == number
        told('His rank, his dog, his oath, his name.') == (number == 1)

        where:
        rooms                                                            | spared || number
        ['kings-tunnels', 'kitchen-tunnels', 'sewer', 'tunnel-entrance'] | 0      || 1
        ['kings-tunnels', 'kitchen-tunnels', 'sewer', 'tunnel-entrance'] | 1      || 1
        ['kings-tunnels', 'tunnel-entrance']                             | 0      || 0
    }
}
