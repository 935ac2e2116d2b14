package basegame.abilities

import basegame.BaseGameSpec

/** Chain Lightning, Mystic Bolt and Mystic Blast. Tilda casts them where her lore of 2 or her plain purse says more than Maginos'. */
class MysticAttackSpec extends BaseGameSpec {
    private void facing(String mystic, String ability, int purse) {
        table {
            room 'guard-room'
            hero mystic, 'd5'
            hero 'filch', 'a1'
            has mystic, ability
            cheese mystic, purse
            minion 'rat-warriors', 'd4'
            minion 'rat-warriors', 'a1'
            minion 'rat-warriors', 'f1'
        }
        acting mystic, 0
    }

    def "Chain Lightning, BATTLE-3: up to lore minions in sight, near or far; one roll of 3 dice, each defends for itself"() {
        given:
        facing 'maginos', 'chain-lightning', 3

        when:
        answer 'ability:chain-lightning'

        then:
        options as Set == ['rat-1', 'rat-2', 'rat-3'] as Set

        when:
        answer 'rat-2'
        answer 'rat-1'
        answer 'enough'
        dice BOW, BOW_STAR, SWORD_SHIELD
        dice SWORD_SHIELD, SWORD_SHIELD
        dice SWORD_SHIELD, BOW

        then: 'two bows hit; the sword does not; the first blocked both, the second only one'
        figure('rat-2').state == 'on-board'
        figure('rat-1').state == 'away'
        figure('rat-3').state == 'on-board'
        get('ACTIONS') == 0
        noDiceLeft()
    }

    def "Chain Lightning: no more than lore minions, and its cheese counts once"() {
        given:
        facing 'tilda', 'chain-lightning', 3

        when:
        answer 'ability:chain-lightning'
        answer 'rat-3'
        answer 'rat-2'
        dice CHEESE, CHEESE, SWORD_SHIELD

        then: 'with lore 2 nobody asks for a third; no bow, no defence'
        noDiceLeft()
        figure('tilda').cheese == 2
        options.contains 'end'
    }

    def "Mystic Bolt, RUL-92: any minion of the room, with lore dice and no weapon bonus"() {
        given:
        facing 'maginos', 'mystic-bolt', 1

        when:
        answer 'ability:mystic-bolt'

        then: 'though one is in reach'
        options as Set == ['rat-1', 'rat-2', 'rat-3'] as Set

        when:
        answer 'rat-3'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD
        dice BOW, BOW

        then:
        figure('rat-3').state == 'away'
        figure('maginos').cheese == 0
        get('ACTIONS') == 0
        noDiceLeft()
    }

    def "Mystic Bolt, COND-1: it counts as a battle, and without a minion it is not offered"() {
        when:
        facing 'maginos', 'mystic-bolt', 1
        set { it.mark 'maginos', 'stunned', 1 }
        acting 'maginos', 0

        then:
        !options.contains('ability:mystic-bolt')

        when:
        table { room 'guard-room'; hero 'maginos', 'd5'; has 'maginos', 'mystic-bolt'; cheese 'maginos', 1 }
        acting 'maginos', 0

        then:
        !options.contains('ability:mystic-bolt')
    }

    def "Mystic Blast: every figure of a space in sight takes the hits, mice too, and each defends"() {
        given:
        facing 'maginos', 'mystic-blast', 2

        when:
        answer 'ability:mystic-blast'

        then:
        options as Set == ['d5', 'd4', 'a1', 'f1'] as Set

        when:
        answer 'a1'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD
        dice BOW, BOW
        dice BOW, BOW

        then:
        figure('filch').wounds == 1
        figure('rat-2').state == 'away'
        figure('rat-1').state == 'on-board'
        noDiceLeft()
    }
}
