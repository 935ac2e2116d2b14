package basegame.abilities

import basegame.BaseGameSpec

class CureSpec extends BaseGameSpec {
    private void ill(int purse) {
        table {
            room 'guard-room'
            hero 'tilda', 'd5'
            hero 'filch', 'd5'
            hero 'collin', 'e5'
            has 'tilda', 'cure'
            cheese 'tilda', purse
            wounds 'filch', 2
            mark 'filch', 'poison', 2
            mark 'filch', 'webbed', 1
            mark 'collin', 'charmed', 1
        }
        acting 'tilda', 0
    }

    def "Cure, COND-6: 1 cheese heals 1 poison wound in the healer's space; it is an action"() {
        given:
        ill 1

        when:
        answer 'ability:cure'

        then: 'nobody else in the space is ill, so only the ill is asked for'
        options == ['poison', 'webbed']

        when:
        answer 'poison'

        then:
        figure('filch').wounds == 1
        look { it.figure(1).count('poison') } == 1
        get('ACTIONS') == 0
        figure('tilda').cheese == 0
    }

    def "Cure: up to 3 cheese are paid one by one, each for one remedy"() {
        given:
        ill 5

        when:
        answer 'ability:cure'
        answer 'webbed'
        answer 'yes'

        then: 'with two poison wounds left there is nothing to choose'
        asked.contains 'Pay 1 more'

        when:
        answer 'yes'

        then:
        figure('filch').wounds == 0
        figure('filch').marks == []
        figure('tilda').cheese == 2
    }

    def "Cure: the healer may leave it at one"() {
        given:
        ill 3

        when:
        answer 'ability:cure'
        answer 'poison'
        answer 'no'

        then:
        figure('tilda').cheese == 2
        figure('filch').has 'webbed'
    }

    def "Cure: normal wounds and mice next door do not call for it"() {
        given:
        table {
            room 'guard-room'
            hero 'tilda', 'd5'
            hero 'collin', 'e5'
            has 'tilda', 'cure'
            cheese 'tilda', 3
            wounds 'tilda', 1
            mark 'collin', 'stunned', 1
        }

        when:
        acting 'tilda', 0

        then:
        !options.contains('ability:cure')
    }
}
