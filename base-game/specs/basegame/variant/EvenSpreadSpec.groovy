package basegame.variant

import basegame.chapter.ChapterSpec
import mystics.phase.wheel.surge.Surge

class EvenSpreadSpec extends ChapterSpec {
    def "PLACE-4, PLACE-5: the first of four roaches may arrive on #entries with #variants"() {
        given:
        table(variants: variants) { room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'd2'; faceUp 'web-across-the-way' }

        when:
        step new Surge(look { it.box().roomNumber('kitchen-tunnels') })

        then:
        options.toSorted() == entries

        where:
        variants        || entries
        []              || ['d1', 'f3']
        ['even-spread'] || ['c6', 'd1', 'f3']
    }

    def "PLACE-2: archers still go far away"() {
        given:
        table(variants: ['even-spread']) { room 'kitchen-tunnels'; hero 'collin', 'f4'; hero 'filch', 'c2'; faceUp 'bows-on-the-ledge' }

        when:
        step new Surge(look { it.box().roomNumber('kitchen-tunnels') })

        then:
        spacesOf('elite-rat-warriors') == ['c6']
    }
}
