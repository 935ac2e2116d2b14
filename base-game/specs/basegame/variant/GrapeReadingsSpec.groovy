package basegame.variant

import basegame.chapter.ChapterSpec

/** Two readings of where the grape may lie as bait, beside the book's. */
class GrapeReadingsSpec extends ChapterSpec {
    private void bait(List<String> variants) {
        table(variants: variants) { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'b1'; lies 'grape-1', 'STASH' }
        acting('collin', 0).answer 'grape:bait'
    }

    def "PARTY-5, RUL-105: by the book the grape goes to the one adjacent space that is empty"() {
        when:
        bait([])

        then:
        mark('guard-room', 'a2', 'grape') > 0
    }

    def "PARTY-5, RUL-105: any empty space of the room will do"() {
        when:
        bait(['grape-anywhere'])

        then:
        !options.contains('a1') && !options.contains('b1') && options.containsAll(['a2', 'f5'])
    }

    def "PARTY-5, RUL-105: any adjacent space will do, even one with company"() {
        when:
        bait(['grape-next-door'])

        then:
        options.toSorted() == ['a2', 'b1']
    }
}
