package basegame.variant

import basegame.chapter.ChapterSpec

class NoScurryInWaterSpec extends ChapterSpec {
    def "RUL-45, ACT-1: after a failed climb a second try is #isOffered with #variants"() {
        given:
        table(variants: variants) { room 'sewer'; hero 'collin', 'w12' }

        when:
        acting('collin', 5).answer 'move:c2'
        dice SWORD_SHIELD

        then:
        options.contains('scurry') == isOffered

        where:
        variants               || isOffered
        []                     || true
        ['no-scurry-in-water'] || false
    }
}
