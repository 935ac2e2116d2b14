package basegame.abilities

import basegame.BaseGameSpec

/** Collin protects Filch, who defends with 2 dice; Nez is as good for the job and wears nothing. */
class ProtectSpec extends BaseGameSpec {
    private void attacked(String minion, String guard = 'd6', Closure<?> more = {}) {
        table(party: ['nez', 'collin', 'filch', 'tilda']) {
            room 'guard-room'
            hero 'filch', 'd5'
            hero 'nez', guard
            has 'nez', 'protect'
            cheese 'nez', 1
            delegate.minion minion, 'd5'
            more.delegate = delegate
            more.call()
        }
        turn minion
    }

    def "Protect: the hits Filch has not blocked become hits on Nez, who defends against them"() {
        given:
        attacked 'rat-warriors'

        when:
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        asked == 'nez: Use Protect (1 cheese)?'

        when:
        answer 'yes'
        dice SWORD_SHIELD

        then:
        figure('filch').wounds == 0
        figure('nez').wounds == 1
        figure('nez').cheese == 0
        noDiceLeft()
    }

    def "Protect: only what was not blocked is passed on; no wound, no question"() {
        when:
        attacked 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, SWORD_SHIELD, BOW
        answer 'yes'
        dice BOW

        then:
        figure('nez').wounds == 1
        figure('filch').wounds == 0

        when:
        attacked 'rat-warriors'
        dice SWORD_STAR, SWORD_STAR, SWORD_SHIELD, SWORD_SHIELD

        then:
        asked == 'fate: Movement roll'
        figure('nez').cheese == 1
    }

    def "Protect: who declines leaves the wounds where they were"() {
        given:
        attacked 'rat-warriors'

        when:
        dice SWORD_STAR, SWORD_STAR, BOW, BOW
        answer 'no'

        then:
        figure('filch').wounds == 2
        figure('nez').cheese == 1
        figure('nez').wounds == 0
    }

    def "Protect: not from afar, and not when nobody attacks"() {
        when:
        attacked 'rat-warriors', 'a1'
        dice SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('filch').wounds == 2

        when: 'a friend hits Filch'
        table(party: ['nez', 'maginos', 'filch', 'tilda']) {
            room 'guard-room'
            hero 'filch', 'd5'
            hero 'nez', 'd6'
            hero 'maginos', 'a1'
            has 'nez', 'protect'
            has 'maginos', 'mystic-blast'
            cheese 'nez', 1
            cheese 'maginos', 2
        }
        acting 'maginos', 0
        answer 'ability:mystic-blast'
        answer 'd5'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, BOW, BOW

        then:
        figure('filch').wounds == 1
        figure('nez').cheese == 1
    }

    def "Protect: the attack's effects come along"() {
        given:
        attacked 'spider'

        when:
        dice SWORD_STAR, BOW, BOW, BOW
        answer 'yes'
        dice BOW

        then:
        figure('filch').marks == []
        figure('nez').wounds == 1
        figure('nez').has 'poison'
    }

    def "Protect: roaches steal from the protector; who declines is not asked again for each hit"() {
        given:
        attacked 'roaches'
        set { it.cheese('nez', 2) }
        turn 'roaches'

        when:
        dice SWORD_STAR, SWORD_STAR, BOW, BOW
        answer chosen

        then:
        asked == (chosen == 'yes' ? 'fate: Defence roll' : 'fate: Movement roll')

        when:
        dice BOW

        then:
        figure('nez').cheese == purse
        figure('nez').wounds == hurt
        figure('filch').wounds == wounds

        where:
        chosen | purse | hurt | wounds
        'no'   | 2     | 0    | 2
        'yes'  | 0     | 1    | 0
    }
}
