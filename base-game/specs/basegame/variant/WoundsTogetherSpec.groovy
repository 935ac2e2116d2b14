package basegame.variant

import basegame.chapter.ChapterSpec

class WoundsTogetherSpec extends ChapterSpec {
    private void twoWounds(List<String> variants) {
        table(variants: variants) {
            room 'guard-room'; hero 'collin', 'd5'; minion 'brodie-chases', 'd5'
            track 'collin', 'brodie-chases', 'filch', 'brodie-pounces'
        }
        acting 'collin', 0
        answer 'battle:collins-sword:paw'
        dice SWORD_SHIELD, SWORD_SHIELD, BOW, BOW, BOW, BOW, BOW
        answer 'brodie-pounces'
    }

    def "BATTLE-8, RUL-74: by the book two wounds go on two cards"() {
        when:
        twoWounds([])

        then:
        figure('paw').state == 'away'
        track == ['collin', 'filch']
    }

    def "BATTLE-8, RUL-74: together they go on one card, and what it cannot take is lost"() {
        when:
        twoWounds(['wounds-together'])

        then:
        figure('paw').state == 'on-board'
        track == ['collin', 'brodie-chases', 'filch']
    }
}
