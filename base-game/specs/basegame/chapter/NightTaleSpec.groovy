package basegame.chapter

import mystics.content.CampaignSheet
import mystics.phase.wheel.surge.Surge

/** Chapter ten away from the steps: what waits in the tunnels, what a wedge does, and who comes late in the night. */
class NightTaleSpec extends NightFixture {
    static final String GATE = 'tunnel-entrance'
    static final String LOST_WAY = 'There were four wooden spoons on the third landing, bent back and tied. Nobody walked'

    private boolean told(String words) { log.any { it.startsWith words } }

    def "CH10-2, STORY-2: whoever goes out at #space comes into the #where"() {
        given:
        night { room GATE; hero 'collin', space }

        when:
        acting 'collin', 3
        answer "explore:exit-$side".toString()
        anyhow()

        then:
        told words

        where:
        where             | space | side || words
        'Crystal Tunnels' | 'd1'  | 'N'  || 'The tunnel was full of lanterns.'
        'Kitchen Tunnels' | 'f2'  | 'E'  || 'The ladder was still here'
        'Sewer'           | 'c4'  | 'S'  || 'Somebody had been bringing boats. They lay along the north bank in a row, cakes of soap'
    }

    def "CH10-2: a search in the #place finds #finds"() {
        given:
        night { room place; hero 'collin', space }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR
        anyhow()
        def before = told(words)
        if (asked.contains('Keep it?')) answer options[0]

        then: 'the page comes before the question about the card'
        before
        log.any { it.contains "Collin finds $finds" }

        where:
        place             | space || finds                 | words
        GATE              | 'b2'  || 'Scroll: Treacle Air' | 'A scroll lay rolled up'
        'kitchen-tunnels' | 'c3'  || 'Grape'               | 'It was one grape'
        'crystal-tunnels' | 'w1'  || 'Dinner Fork'         | 'Between two crystals'
    }

    def "CH10-7, STORY-2: a wedge holds until the page turns"() {
        given:
        night { room GATE; hero 'nez', 'f2'; track 'nez' }
        acting 'nez', 0
        assert game().question().get().options()*.words().any { it.toString().startsWith 'Wedge the tunnel (dice: 2)' }

        when:
        answer 'the-night-the-tree-stood:wedge'
        dice SWORD_STAR, CHEESE

        then:
        told 'A wedge is the smallest tool there is.'
        mark(GATE, 'f2', 'wedge') == 1

        when:
        step new Surge(look { it.box().roomNumber(GATE) })
        anyhow()

        then:
        get('PAGE') == 2
        told 'All things get tired'
        mark(GATE, 'f2', 'wedge') == 0
    }

    def "CH10-4: after page 2 one wave takes the wrong tunnel if the ninth chapter is not won: #how"() {
        given:
        night(campaign: sheet) { room GATE; hero 'collin', 'a1'; track 'collin'; set 'PAGE', page; set 'ROUND', 0 }

        when:
        round()
        anyhow()

        then:
        told(LOST_WAY) == lost

        when:
        round()
        anyhow()

        then:
        (spacesOf('rat-warriors') + spacesOf('roaches')).toSorted() == come

        where:
        how                  | sheet             | page || come         | lost
        'not won, on page 3' | CampaignSheet.NEW | 3    || ['c4', 'c4'] | true
        'not won, on page 2' | CampaignSheet.NEW | 2    || ['c4', 'f2'] | false
        'won, on page 3'     | WITH_VURST        | 3    || ['c4', 'f2'] | false
    }

    def "CH10-4, STORY-2: from page 5 on elites come from the north"() {
        given:
        night(campaign: WITH_VURST) { room GATE; hero 'collin', 'a1'; track 'collin'; set 'PAGE', page; set 'ROUND', 2 }

        when:
        round()
        anyhow()

        then:
        spacesOf(minion) == ['d1']
        told('Their boots were in step.') == (page == 5)

        where:
        page || minion
        4    || 'rat-warriors'
        5    || 'elite-rat-warriors'
    }

    def "CH10-1, CAPTURE-5: the chapter is lost when all are captured and nobody is left to come"() {
        given:
        night {
            room GATE; hero 'collin', 'f1'; ['filch', 'nez', 'tilda'].each { captured it }
            ['lily', 'maginos'].each { mark it, 'carried-off', 1 }
            minion 'rat-warriors', 'f1'; wounds 'collin', 2
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW, BOW
        anyhow()

        then:
        game().outcome().name() == 'LOST_CAPTURED'
        told 'The sacks were put in a row.'
    }
}
