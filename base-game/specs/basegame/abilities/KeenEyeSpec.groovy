package basegame.abilities

import basegame.BaseGameSpec

class KeenEyeSpec extends BaseGameSpec {
    private void archer(int purse, Closure<?> more = {}) {
        table(party: ['filch', 'collin', 'maginos', 'tilda']) {
            room 'guard-room'
            hero 'filch', 'd5'
            bare 'filch'
            has 'filch', 'lilys-bow'
            has 'filch', 'keen-eye'
            cheese 'filch', purse
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        acting 'filch', 3
    }

    def "Keen Eye: one die of the own ranged attack is rolled again before anything is read"() {
        given:
        archer 1, { minion 'rat-warriors', 'f1' }

        when:
        answer 'battle:lilys-bow:rat-1'
        dice CHEESE, SWORD_SHIELD, SWORD_SHIELD

        then:
        asked == 'filch: Use Keen Eye (1 cheese)?'
        mystics.view.Background.of(trial.game()).happening().endsWith(': no hit so far, for no die shows a bow')

        when:
        answer 'yes'

        then: 'equal faces are one choice'
        options.size() == 2

        when:
        answer '3-sword+shield'
        dice BOW, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('filch').cheese == 2 // one rolled, one by Pilfer
        noDiceLeft()
    }

    def "Keen Eye: a search or a trap without a star"() {
        given:
        archer 1, { lay 'd4', 'mousetrap', 1; draws 'old-rind' }

        when:
        answer 'search'
        dice BOW
        answer 'yes'
        dice SWORD_STAR

        then:
        asked.contains 'found'
    }

    def "Keen Eye: not with a star, not in melee, not for another's roll, not without cheese"() {
        when:
        archer 1
        answer 'search'
        dice SWORD_STAR

        then:
        asked.contains 'found'

        when:
        archer 0
        answer 'search'
        dice BOW

        then:
        options.contains 'end'

        when:
        archer 1, { hero 'collin', 'd6'; minion 'rat-warriors', 'd6' }
        acting 'collin', 0
        answer 'battle:collins-sword:rat-1'
        dice BOW, BOW, BOW

        then:
        options.contains 'end'
    }

    def "Keen Eye, COND-2: a recover roll"() {
        given:
        archer 1, { mark 'filch', 'webbed', 1 }

        when:
        answer 'recover:webbed'
        dice BOW
        answer 'yes'
        dice BOW_STAR

        then:
        !figure('filch').has('webbed')
        figure('filch').cheese == 0
    }
}
