package basegame.variant

import basegame.chapter.ChapterSpec

class PlainScurrySpec extends ChapterSpec {
    def "ACT-1: a scurry of 2 moves Collin #spaces spaces with #variants"() {
        given:
        table(variants: variants) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        turn 'collin'
        dice TWO
        answer options.find { it.startsWith 'move:' }
        answer 'scurry'
        dice TWO

        then:
        get('MOVEMENT') == spaces

        where:
        variants         || spaces
        []               || 4
        ['plain-scurry'] || 2
    }

    def "MOVE-1: the turn's own movement keeps its move value"() {
        given:
        table(variants: ['plain-scurry']) { room 'guard-room'; hero 'collin', 'd6' }

        when:
        turn 'collin'
        dice TWO

        then:
        get('MOVEMENT') == 4
    }
}
