package basegame.chapter

import mystics.content.CampaignSheet
import mystics.phase.wheel.surge.Surge
import mystics.save.Campaign
import mystics.view.FeatWords

/** A mouse that comes down the stairs in the night of chapter ten took part, on the last page and in the campaign. */
class LateComersSpec extends NightFixture {
    def setup() {
        night(campaign: CampaignSheet.NEW) {
            room 'tunnel-entrance'; hero 'filch', 'a1'; hero 'nez', 'a1'; hero 'tilda', 'a1'
            captured 'collin'; track 'collin', 'filch', 'nez', 'tilda'; set 'PAGE', 5; note 'houses', 3
        }
        round()
        answer 'lily'
        step new Surge(look { it.box().roomNumber('tunnel-entrance') })
        while (asked) answer options[0]
    }

    def "CH10-8: the campaign says that Lily won it, too"() {
        expect:
        game().outcome().name() == 'WON'
        Campaign.beginning([] as Set).after(game()).last().get().party() == ['collin', 'filch', 'nez', 'tilda', 'lily']
    }

    def "CH10-8: she can earn a title on the last page, and who stayed asleep cannot"() {
        given:
        def titled = FeatWords.of(game()).findAll { it.title().present }*.hero()*.id()

        expect:
        'lily' in titled
        !('maginos' in titled)
    }
}
