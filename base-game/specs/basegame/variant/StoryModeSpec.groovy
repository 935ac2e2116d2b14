package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.wheel.surge.Surge

class StoryModeSpec extends ChapterSpec {
    def "CAPTURE-3, END-1: a capture on the page before the last ends on page #page, #outcome, with #variants"() {
        given:
        table(variants: variants) {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'd1'; minion 'rat-warriors', 'c4'
            wounds 'collin', 2; set 'PAGE', 5
        }

        when:
        turn 'rat-warriors'
        dice 2, 4, 4, 4

        then:
        get('PAGE') == page
        game().outcome().name() == outcome

        where:
        variants       || page | outcome
        []             || 6    | 'LOST_TIME'
        ['story-mode'] || 5    | 'RUNNING'
    }

    def "SURGE-2, SURGE-3: a surge costs no page, and its minions come as usual"() {
        given:
        table(variants: ['story-mode']) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        anyhow()

        then:
        get('PAGE') == 1
        spacesOf('rat-warriors').size() == 2
    }
}
