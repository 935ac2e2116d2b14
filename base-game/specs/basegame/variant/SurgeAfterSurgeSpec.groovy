package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.wheel.Surge

class SurgeAfterSurgeSpec extends ChapterSpec {
    private void surge() {
        step new Surge(look { it.box().roomNumber('guard-room') })
        anyhow()
    }

    def "SURGE-3, RUL-25: two surges in one room bring #rats rats with #variants"() {
        given:
        table(variants: variants) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        surge()
        surge()

        then:
        spacesOf('rat-warriors').size() == rats
        get('PAGE') == 3

        where:
        variants              || rats
        []                    || 2
        ['surge-after-surge'] || 4
    }
}
