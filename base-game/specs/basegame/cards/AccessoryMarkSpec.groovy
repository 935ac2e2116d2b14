package basegame.cards

import basegame.BaseGameSpec
import mystics.phase.MarkGiven

/** Accessories and armour against what others lay on a mouse. */
class AccessoryMarkSpec extends BaseGameSpec {
    def "Rowan Beads: each poison wound may be made a normal one for 1 cheese"() {
        given:
        table { room 'guard-room'; hero 'tilda', 'd6'; minion 'spider', 'd5'; bare 'tilda'; cheese 'tilda', 2; has 'tilda', 'rowan-beads' }

        when:
        turn 'spider'
        dice ONE, SWORD_SHIELD, SWORD_SHIELD, BOW
        answer choice

        then:
        figure('tilda').wounds == 2
        figure('tilda').cheese == left
        look { it.figure(3).count('poison') } == poison

        where:
        choice     || left | poison
        'no-cheese' || 2    | 2
        '1-cheese' || 1    | 1
        '2-cheese' || 0    | 0
    }

    def "Rowan Beads: the wearer cannot be charmed"() {
        given:
        table { room 'guard-room'; hero 'tilda', 'd6'; hero 'collin', 'd6'; has 'tilda', 'rowan-beads' }

        expect:
        look { scene -> scene.allowed(new MarkGiven(scene.figure(slot), mark)).refused() } == kept

        where:
        slot | mark      || kept
        3    | 'charmed' || true
        3    | 'stunned' || false
        0    | 'charmed' || false
    }

    def "Silk Climbing Laces: 2 dice to get out of a web"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; mark 'collin', 'webbed', 1; has 'collin', 'silk-climbing-laces' }
        acting 'collin', 0

        when:
        answer 'recover:webbed'
        dice BOW, SWORD_STAR

        then:
        !figure('collin').has('webbed')
        noDiceLeft()
    }

    def "Fish Scale Mail, WATER-2: 2 more dice to climb out"() {
        given:
        table { room 'sewer'; hero 'filch', 'w22'; has 'filch', 'fish-scale-mail' }
        acting 'filch', 3

        when:
        answer 'move:b5'
        dice BOW, BOW, SWORD_STAR

        then:
        figure('filch').space == 'b5'
        noDiceLeft()
    }

    def "Fish Scale Mail, WATER-4: the current does not carry the wearer"() {
        given:
        table { room 'sewer'; hero 'filch', 'w22'; if (worn) { has 'filch', 'fish-scale-mail' } }
        acting 'filch', 0

        when:
        answer 'end'

        then:
        figure('filch').space == space

        where:
        worn  || space
        true  || 'w22'
        false || 'w21'
    }

    def "Nutshell Plate, TRAP-2: it is 1 die less at a mousetrap"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; has 'collin', 'nutshell-plate'; lay 'd5', 'mousetrap', 1 }
        acting 'collin', 3

        when:
        answer 'move:d5'
        dice SWORD_STAR

        then:
        figure('collin').space == 'd5'
        noDiceLeft()
    }
}
