package basegame.minion

import basegame.BaseGameSpec

class SkitterClakSpec extends BaseGameSpec {
    def "Constrict, RUL-75: mice roll no defence dice against it"() {
        given:
        table { room 'guard-room'; hero 'filch', 'a1'; minion 'skitter-clak', 'a1' }

        when:
        turn 'skitter-clak'
        dice SWORD_STAR, SWORD_STAR

        then:
        figure('filch').wounds == 2
        noDiceLeft()
    }

    def "Carapace, RUL-75: a star beside sword and shield blocks twice, sword and shield once"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; bare 'collin'; has 'collin', 'collins-sword'; minion 'skitter-clak', 'a2' }

        when:
        acting('collin', 0).answer 'battle:collins-sword:centipede'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR, shell, BOW

        then:
        figure('centipede').wounds == wounds

        where:
        shell             | wounds
        SWORD_SHIELD_STAR | 1
        SWORD_SHIELD      | 2
    }
}
