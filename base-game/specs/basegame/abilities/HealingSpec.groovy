package basegame.abilities

import basegame.BaseGameSpec

/** First Aid and Major Heal. */
class HealingSpec extends BaseGameSpec {
    private void hurt(String healer, String ability, int purse) {
        table {
            room 'guard-room'
            hero 'tilda', 'd5'
            hero 'filch', 'd5'
            hero 'collin', 'e5'
            hero 'maginos', 'a1'
            has healer, ability
            cheese healer, purse
            wounds 'tilda', 1
            wounds 'filch', 2
            wounds 'collin', 2
        }
        acting healer, 2
    }

    def "First Aid, FREE-6: a healer pays 1 and heals 1 wound of a mouse in its space; it costs no action"() {
        given:
        hurt 'tilda', 'first-aid', 1

        when:
        answer 'ability:first-aid'

        then: 'RUL-90: itself too, but nobody next door'
        options as Set == ['tilda', 'filch'] as Set

        when:
        answer 'filch'

        then:
        figure('filch').wounds == 1
        figure('tilda').cheese == 0
        get('ACTIONS') == 1
    }

    def "First Aid, RUL-90: a healer may heal itself"() {
        given:
        hurt 'tilda', 'first-aid', 2

        when:
        answer 'ability:first-aid'
        answer 'tilda'

        then:
        figure('tilda').wounds == 0
        figure('tilda').cheese == 1
    }

    def "First Aid: who is no healer pays 2"() {
        given:
        hurt 'collin', 'first-aid', 3

        when:
        answer 'ability:first-aid'

        then:
        figure('collin').wounds == 1
        figure('collin').cheese == 1
    }

    def "First Aid, RUL-81: a poison wound does not call for it"() {
        given:
        hurt 'collin', 'first-aid', 3
        set { it.mark 'collin', 'poison', 2 }

        when:
        acting 'collin', 2

        then:
        !options.contains('ability:first-aid')
    }

    def "Major Heal: three wounds in all, shared among the mice of the room it sees"() {
        given:
        hurt 'tilda', 'major-heal', 3

        when:
        answer 'ability:major-heal'

        then:
        options as Set == ['tilda', 'filch', 'collin'] as Set

        when:
        answer 'collin'
        answer 'collin'
        answer 'filch'

        then:
        figure('collin').wounds == 0
        figure('filch').wounds == 1
        figure('tilda').wounds == 1
        get('ACTIONS') == 0
        options.contains 'end'
    }

    def "Major Heal: the healer may stop after one"() {
        given:
        hurt 'tilda', 'major-heal', 3

        when:
        answer 'ability:major-heal'
        answer 'tilda'
        answer 'enough'

        then:
        figure('tilda').wounds == 0
        figure('filch').wounds == 2
        figure('tilda').cheese == 0
    }
}
