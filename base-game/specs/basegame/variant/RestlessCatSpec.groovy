package basegame.variant

import basegame.chapter.ChapterSpec

class RestlessCatSpec extends ChapterSpec {
    def "BRODIE-3: already in the greatest crowd he is in #space afterwards with #variants"() {
        given:
        table(variants: variants) {
            room 'guard-room'; hero 'maginos', 'd4'; hero 'filch', 'a1'; minion 'brodie-pounces', 'a1'
            track 'filch', 'maginos', 'brodie-pounces'
        }

        when:
        turn 'brodie-pounces'
        dice BOW, BOW, BOW

        then:
        figure('paw').space == space

        where:
        variants         || space
        []               || 'a1'
        ['restless-cat'] || 'd4'
    }

    def "BRODIE-3: with nobody anywhere else he stays even so"() {
        given:
        table(variants: ['restless-cat']) { room 'guard-room'; hero 'filch', 'a1'; minion 'brodie-pounces', 'a1';
                track 'filch', 'brodie-pounces' }

        when:
        turn 'brodie-pounces'
        dice BOW, BOW, BOW

        then:
        figure('paw').space == 'a1'
    }
}
