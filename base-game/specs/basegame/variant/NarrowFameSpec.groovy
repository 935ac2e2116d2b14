package basegame.variant

import basegame.chapter.ChapterSpec

class NarrowFameSpec extends ChapterSpec {
    def "ACHV-2: a Roach Master across the room; the roach puts #onWheel cheese on the wheel with #variants"() {
        given:
        table(variants: variants) {
            room 'guard-room'; hero 'filch', 'a1'; hero 'collin', 'f5'
            cheese 'filch', 3
            minion 'roaches', 'a1'
            mark 'roach-1', 'greedy', 1
            note 'roach-master', 1
        }

        when:
        turn 'roaches'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        get('WHEEL') == onWheel

        where:
        variants                                 || onWheel
        ['personal-achievements']                || 0
        ['personal-achievements', 'narrow-fame'] || 2
    }
}
