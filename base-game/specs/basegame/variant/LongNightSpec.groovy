package basegame.variant

import basegame.chapter.ChapterSpec

class LongNightSpec extends ChapterSpec {
    def "SETUP-6: chapter one ends on page #page with #variants"() {
        when:
        table(variants: variants) { room 'guard-room'; hero 'collin', 'd6' }

        then:
        get('END_PAGE') == page

        where:
        variants       || page
        []             || 6
        ['long-night'] || 5
    }

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
}
