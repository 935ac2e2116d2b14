package basegame.variant

import basegame.chapter.ChapterSpec

class KeepEquipmentSpec extends ChapterSpec {
    def "CAPTURE-2, RUL-100: a captured mouse's helm is in #zone with #variants"() {
        given:
        table(variants: variants) {
            room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'd1'; minion 'rat-warriors', 'c4'
            wounds 'collin', 2; cheese 'collin', 4; has 'collin', 'thimble-helm'
        }

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        figure('collin').state() == 'captured'
        card('thimble-helm') == zone
        figure('collin').cheese() == 0

        where:
        variants           || zone
        []                 || 'DISCARD'
        ['keep-equipment'] || 'EQUIPPED collin'
    }
}
