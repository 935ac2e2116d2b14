package basegame.abilities

import basegame.BaseGameSpec

class GiveOrderSpec extends BaseGameSpec {
    private void leading(Closure<?> more = {}) {
        table {
            room 'guard-room'
            hero 'collin', 'a6'
            hero 'filch', 'd5'
            has 'collin', 'give-order'
            cheese 'collin', 2
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        acting 'collin', 2
    }

    def "Give Order: a battle of another mouse at once, its own roll and cheese; the leader's turn is untouched"() {
        given:
        leading { minion 'rat-warriors', 'd4' }

        when:
        answer 'ability:give-order'

        then:
        asked == 'filch: What does Filch do at once?'
        options as Set == ['battle:dagger-1:rat-1', 'search', 'scurry'] as Set

        when:
        answer 'battle:dagger-1:rat-1'
        dice SWORD_STAR, CHEESE, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('filch').cheese >= 1
        figure('collin').cheese == 0
        get('ACTIONS') == 1
        get('MOVEMENT') == 2
        options.contains 'move:a5'
        !options.contains('ability:give-order')
    }

    def "Give Order, ACT-1: a scurry without having moved; the leader's own movement stays"() {
        given:
        leading()

        when:
        answer 'ability:give-order'
        answer 'scurry'
        dice ONE

        then:
        asked == 'filch: Where does Filch move?'
        options.contains 'd2'
        options.contains 'stay'

        when: 'move value 3 and 1: a stretch, and the rest'
        answer 'd4'
        answer 'd2'
        answer 'stay'

        then:
        figure('filch').space == 'd2'
        get('MOVEMENT') == 2
        get('MOVE_STATE') == 0
        options.contains 'move:a5'
    }

    def "Give Order, MOVE-10: whom minions hold rolls, and stays"() {
        given:
        leading { minion 'rat-warriors', 'd5'; minion 'rat-warriors', 'd5' }

        when:
        answer 'ability:give-order'
        answer 'scurry'
        dice ONE

        then:
        figure('filch').space == 'd5'
        asked == 'collin: What does Collin do?'
    }

    def "Give Order, COND-1: who is stunned can only be told to recover"() {
        given:
        leading { mark 'filch', 'stunned', 1 }

        when:
        answer 'ability:give-order'

        then:
        !figure('filch').has('stunned')
        get('ACTIONS') == 1
    }

    def "Give Order: it is free, so it can follow the action, and no Inspire answers it"() {
        given:
        leading { mark 'filch', 'inspired', 1; cheese 'filch', 3 }

        when:
        answer 'search'
        dice BOW
        answer 'ability:give-order'
        answer 'search'
        dice BOW

        then:
        get('ACTIONS') == 0
        figure('filch').has 'inspired'
        figure('filch').cheese == 3
    }

    def "Give Order, SEARCH-4: what is over for the mouse is over for the order; alone there is nobody to order"() {
        when:
        leading { markRoom 'guard-room', 'searched', 2 }
        answer 'ability:give-order'

        then: 'only the scurry is left'
        asked.contains 'Movement roll'

        when:
        table { room 'guard-room'; hero 'collin', 'a6'; has 'collin', 'give-order'; cheese 'collin', 2 }
        acting 'collin', 2

        then:
        !options.contains('ability:give-order')
    }

    def "Give Order, TRAP-5: a trap ends what the mouse was told to do, not the leader's turn"() {
        given:
        leading { lay 'd4', 'mousetrap', 1 }

        when:
        answer 'ability:give-order'
        answer 'scurry'
        dice TWO
        answer 'd4'
        dice BOW, BOW, BOW

        then:
        figure('filch').space == 'd4'
        figure('filch').has 'knocked-down'
        asked == 'collin: What does Collin do?'
    }
}
