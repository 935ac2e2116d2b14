package basegame.chapter

import mystics.content.CampaignSheet
import mystics.phase.wheel.surge.Surge

/** The hours of chapter ten: what is told between two rushes, and how those who were carried off come home. */
class NightHoursSpec extends NightFixture {
    def "STORY-2: the small hours are read at the beginning of the next round, once"() {
        given:
        night { room 'tunnel-entrance'; hero 'collin', 'a1'; set 'PAGE', 3 }

        when:
        round()
        anyhow()

        then:
        read 'After midnight nobody shouted'

        when:
        round()
        anyhow()

        then:
        !read('After midnight nobody shouted')
    }

    def "CH10-1, STORY-2: at dawn they come home in their sacks, #how"() {
        given:
        night(campaign: CampaignSheet.NEW) {
            room 'tunnel-entrance'; hero 'nez', 'f1'; set 'PAGE', 5; note 'houses', 3; note 'sacks', relieved; note 'collin-away', away
            if (taken) captured taken
        }

        when:
        step new Surge(look { it.box().roomNumber('tunnel-entrance') })
        while (asked) answer options[0]

        then:
        game().outcome().name() == 'WON'
        words.every { read it }
        read('You could not have said when') == (away == 0)
        read('"Button," they said to her')

        where:
        how                       | relieved | away | taken    || words
        'one'                     | 0        | 0    | 'tilda'  || ['a sack came hopping by itself. "Still here," it said.']
        'several'                 | 1        | 0    | 'tilda'  || ['came sacks, hopping, one behind the other']
        'Collin'                  | 0        | 1    | 'collin' || ['Who counts?', 'a sack came hopping by itself']
        'Collin among the others' | 2        | 1    | ''       || ['came sacks, hopping, one behind the other', 'The sleepy ones first.']
    }
}
