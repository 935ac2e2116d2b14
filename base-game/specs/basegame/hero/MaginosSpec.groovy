package basegame.hero

import basegame.BaseGameSpec

class MaginosSpec extends BaseGameSpec {
    private void facing(String where) {
        table { room 'guard-room'; hero 'maginos', 'd5'; bare 'maginos'; has 'maginos', 'maginos-staff'; minion 'rat-warriors', where }
    }

    def "Draw Power, BATTLE-6: each cheese of his attack is two"() {
        given:
        facing 'd2'

        when:
        acting('maginos', 0).answer 'battle:maginos-staff:rat-1'
        dice CHEESE, CHEESE

        then:
        figure('maginos').cheese == 4
    }

    def "Draw Power: cheese of his defence is cheese"() {
        given:
        facing 'd5'

        when:
        turn 'rat-warriors'
        dice SWORD_STAR, BOW, CHEESE

        then:
        figure('maginos').cheese == 1
    }
}
