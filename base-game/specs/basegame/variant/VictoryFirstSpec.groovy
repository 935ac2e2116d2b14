package basegame.variant

import basegame.chapter.ChapterSpec

class VictoryFirstSpec extends ChapterSpec {
    /** The last rat of the courtyard, everybody in the tree, one cheese short of the end. */
    private void lastBlow(List<String> variants, int... faces) {
        table(variants: variants) {
            room 'courtyard'
            ['collin', 'filch', 'maginos', 'tilda'].each { hero it, 'tree-entrance' }
            minion 'rat-warriors', 'a3'
            set 'OBJECTIVE', 1; set 'PAGE', 5; set 'WHEEL', 5
        }
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice faces
    }

    def "END-1, RUL-30: the rat falls and its defence rolls the last cheese: #outcome with #variants"() {
        when:
        lastBlow variants, SWORD_SHIELD, SWORD_SHIELD, BOW, CHEESE, BOW

        then:
        game().outcome().name() == outcome

        where:
        variants                           || outcome
        []                                 || 'LOST_TIME'
        ['victory-first']                  || 'WON'
        ['victory-first', 'patient-surge'] || 'WON'
    }

    def "END-1: a blow that does not win loses after all"() {
        when:
        lastBlow(['victory-first'], SWORD_SHIELD, BOW, BOW, CHEESE, SWORD_SHIELD)

        then:
        game().outcome().name() == 'LOST_TIME'
    }
}
