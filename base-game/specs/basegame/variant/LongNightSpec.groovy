package basegame.variant

import basegame.chapter.ChapterSpec

class LongNightSpec extends ChapterSpec {
    def "ENC-1: a card that brings two rats brings #rats with #variants"() {
        given:
        table(variants: variants) { room 'kitchen-tunnels'; hero 'collin', 'a3' }

        when:
        acting 'collin', 0
        draws 'changing-of-the-watch'
        answer 'explore:exit-W'
        anyhow()

        then:
        spacesOf('rat-warriors').size() == rats

        where:
        variants       || rats
        []             || 2
        ['long-night'] || 3
    }

    def "ENC-1: the chapter ends on its own page on a long night too"() {
        when:
        table(variants: ['long-night']) { room 'guard-room'; hero 'collin', 'd6' }

        then:
        get('END_PAGE') == 6
    }
}
