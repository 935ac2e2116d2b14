package basegame.variant

import basegame.chapter.ChapterSpec

class NobodyLeftBehindSpec extends ChapterSpec {
    def "CH1-1: three mice in the tree and one captured: #outcome with #variants"() {
        given:
        table(variants: variants) {
            room 'courtyard'; captured 'collin'; hero 'filch', 'tree-entrance'; hero 'maginos', 'tree-entrance'; hero 'tilda', 'a3'
            set 'OBJECTIVE', 1
        }

        when:
        acting 'tilda', 3
        answer 'move:tree-entrance'

        then:
        game().outcome().name() == outcome

        where:
        variants               || outcome
        []                     || 'WON'
        ['nobody-left-behind'] || 'RUNNING'
    }

    def "CH1-1: with all four there it is won"() {
        given:
        table(variants: ['nobody-left-behind']) {
            room 'courtyard'; ['collin', 'filch', 'maginos'].each { hero it, 'tree-entrance' }; hero 'tilda', 'a3'
            set 'OBJECTIVE', 1
        }

        when:
        acting 'tilda', 3
        answer 'move:tree-entrance'

        then:
        game().outcome().name() == 'WON'
    }
}
