package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.wheel.surge.Surge

class OneSurgeARoomSpec extends ChapterSpec {
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
        []                   || 4
        ['one-surge-a-room'] || 2
    }

    def "RUL-25: the second surge of a room only moves the hourglass, and the face-up card stays"() {
        given:
        table(variants: ['one-surge-a-room']) { room 'kitchen-tunnels'; hero 'collin', 'c4'; faceUp 'changing-of-the-watch' }

        when:
        2.times {
            step new Surge(look { it.box().roomNumber('kitchen-tunnels') })
            anyhow()
            if (it == 0) set { it.faceUp 'web-across-the-way' }
        }

        then:
        spacesOf('rat-warriors').size() == 2
        spacesOf('roaches').empty
        card('web-across-the-way') == 'FACE_UP'
        get('PAGE') == 3
        get('WHEEL') == 0
        log.any { it.contains('no more come') }
    }
}
