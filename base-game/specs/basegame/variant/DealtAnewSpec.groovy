package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.wheel.surge.Surge

class DealtAnewSpec extends ChapterSpec {
    def "INIT-10: a surge while only mice are on the track: #cards with #variants"() {
        given:
        table(variants: variants) { room 'guard-room'; hero 'collin', 'd6'; track 'tilda', 'collin', 'filch', 'maginos' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        anyhow()

        then:
        track == cards
        get('TRACK_RENEWED') == renewed

        where:
        variants       || renewed | cards
        []             || 0       | ['tilda', 'collin', 'filch', 'maginos', 'rat-warriors']
        ['dealt-anew'] || 1       | ['collin', 'filch', 'maginos', 'tilda', 'rat-warriors']
    }

    def "INIT-3: with a minion card on the track nothing is dealt anew"() {
        given:
        table(variants: ['dealt-anew']) { room 'guard-room'; hero 'collin', 'd6'; minion 'roaches', 'a1';
                track 'tilda', 'roaches', 'collin', 'filch', 'maginos' }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        anyhow()

        then:
        track == ['tilda', 'roaches', 'collin', 'filch', 'maginos', 'rat-warriors']
    }
}
