package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.wheel.surge.Surge

class NoPlacingSpec extends ChapterSpec {
    def "PLACE-5: of two entries that are equally right a roach takes the one farthest from the mouse with the most wounds"() {
        given:
        table(variants: ['no-placing']) {
            room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'd2'; wounds who, 1; faceUp 'web-across-the-way'
        }

        when:
        step new Surge(look { it.box().roomNumber('kitchen-tunnels') })

        then: 'nobody is asked, and the log says so'
        log.any { it.contains("arrives on $first, one of several places that are equally right") }

        where:
        who      || first
        'collin' || 'd1'
        'filch'  || 'f3'
    }

    def "PLACE-5, PLACE-7: with every entry full nobody is asked for the nearest space with room either"() {
        given:
        table(variants: ['no-placing']) {
            room 'kitchen-tunnels'; hero 'collin', 'a3'; wounds 'collin', 1; faceUp 'changing-of-the-watch'
            4.times { minion 'roaches', 'd1' }; 4.times { minion 'roaches', 'c6' }; 4.times { minion 'rat-warriors', 'f3' }
        }

        when:
        step new Surge(look { it.box().roomNumber('kitchen-tunnels') })

        then:
        !asked.contains('arrive')
        log.count { it.contains('one of several places that are equally right') } > 0
    }
}
