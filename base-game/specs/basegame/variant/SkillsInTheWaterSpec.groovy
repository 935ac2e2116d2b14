package basegame.variant

import basegame.chapter.ChapterSpec

class SkillsInTheWaterSpec extends ChapterSpec {
    def "WATER-5: nothing is free in the water; with #variants abilities and items are, the three free actions are not"() {
        given:
        table(variants: variants) {
            room 'sewer'; hero 'tilda', 'w12'; hero 'filch', 'w12'
            bare 'tilda'; has 'tilda', 'first-aid'; packs 'tilda', 'healing-draught'
            wounds 'filch', 1; wounds 'tilda', 1; cheese 'tilda', 9
        }

        when:
        acting 'tilda', 0

        then:
        options.any { it == 'ability:first-aid' } == free
        options.any { it.contains 'healing-draught' } == free
        !options.any { it == 'equip' || it == 'level-up' || it.startsWith('share:') }

        where:
        variants                || free
        []                      || false
        ['skills-in-the-water'] || true
    }
}
