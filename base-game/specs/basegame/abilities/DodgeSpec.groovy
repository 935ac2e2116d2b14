package basegame.abilities

import basegame.BaseGameSpec

class DodgeSpec extends BaseGameSpec {
    private void attacked(int purse, Closure<?> more = {}) {
        table {
            room 'guard-room'
            hero 'filch', 'd5'
            has 'filch', 'dodge'
            cheese 'filch', purse
            minion 'rat-warriors', 'd5'
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        turn 'rat-warriors'
    }

    def "Dodge: asked before the defence is rolled; stars block, a face with both once"() {
        given:
        attacked 1

        when:
        dice SWORD_STAR, SWORD_STAR

        then:
        asked == 'filch: Use Dodge (1 cheese)?'

        when: 'one block of each: sword and star, and all three'
        answer 'yes'
        dice SWORD_STAR, SWORD_SHIELD_STAR

        then:
        asked == 'filch: Where does Filch move?'
    }

    def "Dodge: a face with both blocks is one block"() {
        given:
        attacked 1

        when:
        dice SWORD_STAR, SWORD_STAR
        answer 'yes'
        dice SWORD_SHIELD_STAR, BOW

        then: 'wounded, so no step either'
        figure('filch').wounds == 1
        figure('filch').space == 'd5'
        asked == 'fate: Movement roll'
    }

    def "Dodge: unhurt it may move 1 space, minions or not (MOVE-10), but not into a full one (MOVE-7)"() {
        given:
        attacked 1, { minion 'rat-warriors', 'd5'; 4.times { minion 'roaches', 'd4' } }

        when:
        dice SWORD_STAR, BOW
        answer 'yes'
        dice BOW_STAR, BOW

        then:
        options.contains 'c4'
        options.contains 'e5'
        options.contains 'stay'
        !options.contains('d4')
        !options.contains('d3')

        when:
        answer 'c4'
        dice TWO, TWO

        then: 'the second rat of the card comes after it, and no more is asked (TURN-4)'
        figure('filch').space == 'c4'
        figure('filch').cheese == 0
    }

    def "Dodge: without it, and without a hit, nothing is asked"() {
        when:
        attacked 0
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW

        then:
        figure('filch').wounds == 2

        when:
        attacked 1
        dice BOW, BOW

        then:
        asked == 'fate: Movement roll'
        figure('filch').cheese == 1
    }

    def "Dodge, COND-2: a webbed mouse dodges but stays"() {
        given:
        attacked 1, { mark 'filch', 'webbed', 1 }

        when:
        dice SWORD_STAR, BOW
        answer 'yes'
        dice SWORD_STAR, BOW

        then:
        figure('filch').wounds == 0
        figure('filch').space == 'd5'
        asked == 'fate: Movement roll'
    }
}
