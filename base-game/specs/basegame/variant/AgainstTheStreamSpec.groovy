package basegame.variant

import basegame.chapter.ChapterSpec

class AgainstTheStreamSpec extends ChapterSpec {
    def "WATER-3: against the current a mouse gets nowhere; with #variants it may try"() {
        given:
        table(variants: variants) { room 'sewer'; hero 'collin', 'w12' }

        when:
        acting 'collin', 5

        then:
        options.contains('move:w13') == upstream
        options.contains 'move:w11'

        where:
        variants               || upstream
        []                     || false
        ['against-the-stream'] || true
    }

    def "WATER-4: the current carries it off all the same"() {
        given:
        table(variants: ['against-the-stream']) { room 'sewer'; hero 'collin', 'w13' }

        when:
        acting('collin', 0).answer 'end'

        then:
        figure('collin').space == 'w12'
    }
}
