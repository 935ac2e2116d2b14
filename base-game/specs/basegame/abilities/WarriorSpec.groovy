package basegame.abilities

import basegame.BaseGameSpec

/** Battle Squeak, Feint and Backslash. Collin strikes with 2 + 1 dice, a rat warrior defends with 2. */
class WarriorSpec extends BaseGameSpec {
    private void facing(String ability, int purse) {
        table {
            room 'guard-room'
            hero 'collin', 'd5'
            hero 'filch', 'd6'
            has 'collin', ability
            cheese 'collin', purse
            minion 'rat-warriors', 'd4'
            minion 'rat-warriors', 'c5'
            minion 'rat-warriors', 'f1'
        }
        acting 'collin', 0
    }

    def "Battle Squeak: 1 cheese before an attack, and one die more"() {
        given:
        facing 'battle-squeak', 1

        when:
        answer 'battle:collins-sword:rat-1'

        then:
        asked == 'collin: Use Battle Squeak (1 cheese)?'

        when:
        answer 'yes'
        dice BOW, BOW, BOW, SWORD_STAR, BOW, BOW

        then:
        noDiceLeft()
        figure('rat-1').state == 'away'
        figure('collin').cheese == 0
    }

    def "Battle Squeak: who declines pays nothing; without cheese or with an ability used nobody asks (TURN-4)"() {
        given:
        facing 'battle-squeak', purse
        set { it.mark 'collin', 'ability-used', used }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        if (purse > 0 && used == 0) answer 'no'
        dice BOW, BOW, BOW

        then:
        noDiceLeft()
        figure('collin').cheese == purse

        where:
        purse | used
        1     | 0
        0     | 0
        1     | 1
    }

    def "Feint: every block is rolled again before it is read, and new cheese feeds the wheel"() {
        given:
        facing 'feint', 2

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, BOW, BOW
        dice SWORD_SHIELD, SWORD_SHIELD_STAR

        then:
        asked == 'collin: Use Feint (2 cheese)?'

        when:
        answer 'yes'
        dice CHEESE, BOW

        then:
        figure('rat-1').state == 'away'
        get('WHEEL') == 1
        figure('collin').cheese == 0
    }

    def "Feint: a die without a block is left alone, and a defence without blocks calls for no feint"() {
        given:
        facing 'feint', 2

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, SWORD_STAR, BOW, CHEESE, SWORD_SHIELD
        answer 'yes'
        dice BOW

        then:
        noDiceLeft()
        get('WHEEL') == 1
        figure('rat-1').state == 'away'

        when:
        facing 'feint', 2
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        noDiceLeft()
        figure('collin').cheese == 2
    }

    def "Feint: not at a distance"() {
        given:
        table {
            room 'guard-room'
            hero 'maginos', 'd5'
            has 'maginos', 'feint'
            cheese 'maginos', 2
            minion 'rat-warriors', 'd4'
        }
        acting 'maginos', 0

        when:
        answer 'battle:maginos-staff:rat-1'
        dice BOW, BOW, SWORD_SHIELD, BOW

        then:
        noDiceLeft()
        figure('maginos').cheese == 2
    }

    def "Backslash: after a kill one other minion in reach, with the same weapon; never another after it"() {
        given:
        facing 'backslash', 5
        set { it.minion 'rat-warriors', 'e5' }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        asked == 'collin: Use Backslash (2 cheese)?'

        when:
        answer 'yes'

        then: 'not the one at the far end'
        options as Set == ['rat-2', 'rat-4'] as Set

        when:
        answer 'rat-2'
        dice SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('rat-2').state == 'away'
        figure('collin').cheese == 3
        options.contains 'end'
    }

    def "Backslash: not without a kill, nor with nobody else in reach"() {
        given:
        facing 'backslash', 2
        set { it.wounds 'rat-1', 0 }
        acting 'collin', 0

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, BOW, BOW, SWORD_SHIELD, BOW

        then:
        options.contains 'end'
        figure('collin').cheese == 2

        when:
        table { room 'guard-room'; hero 'collin', 'd5'; has 'collin', 'backslash'; cheese 'collin', 2; minion 'rat-warriors', 'd4';
                minion 'rat-warriors', 'f1' }
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, BOW, BOW, BOW, BOW

        then:
        options.contains 'end'
        figure('collin').cheese == 2
    }
}
