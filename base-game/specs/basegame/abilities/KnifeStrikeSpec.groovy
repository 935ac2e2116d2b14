package basegame.abilities

import basegame.BaseGameSpec

class KnifeStrikeSpec extends BaseGameSpec {
    private void armed(String... blades) {
        table {
            room 'guard-room'
            hero 'filch', 'd5'
            bare 'filch'
            has 'filch', 'knife-strike'
            blades.each { has 'filch', it }
            minion 'rat-warriors', 'd4'
            minion 'rat-warriors', 'd6'
            cheese 'filch', 2
            track 'rat-warriors', 'filch', 'collin', 'maginos', 'tilda'
        }
        acting 'filch', 1
    }

    def "Knife Strike: one attack with each blade, in any order, on the same minion or another"() {
        given:
        armed 'dagger-1', 'dagger-2', 'paring-knife'

        when:
        answer 'ability:knife-strike'

        then:
        options as Set == ['dagger-1', 'paring-knife'] as Set

        when: 'the first two strike the same rat, and the last is left for the other'
        answer 'dagger-1'
        answer 'rat-1'
        dice BOW, BOW

        then:
        options as Set == ['dagger-2', 'paring-knife'] as Set

        when:
        answer 'dagger-2'
        answer 'rat-1'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW
        dice BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('rat-2').state == 'on-board'
        figure('filch').cheese == 1 // by Pilfer
        get('ACTIONS') == 0
        noDiceLeft()
    }

    def "Knife Strike: which of two equal blades strikes first is not asked"() {
        given:
        armed 'dagger-1', 'dagger-2'

        when:
        answer 'ability:knife-strike'

        then: 'the question is whom the first strikes'
        options as Set == ['rat-1', 'rat-2'] as Set
    }

    def "Knife Strike: other weapons do not strike, and it counts as a battle"() {
        given:
        armed 'toothpick'

        expect:
        !options.contains('ability:knife-strike')
        options.contains 'battle:toothpick:rat-1'
    }

    def "Knife Strike, COND-1: a stunned mouse may not"() {
        given:
        armed 'dagger-1'

        when:
        set { it.mark 'filch', 'stunned', 1 }
        acting 'filch', 1

        then:
        !options.contains('ability:knife-strike')
    }
}
