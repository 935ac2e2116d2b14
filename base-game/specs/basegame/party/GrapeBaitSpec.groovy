package basegame.party

import basegame.BaseGameSpec

class GrapeBaitSpec extends BaseGameSpec {
    private void grapeOn(String space, @DelegatesTo(mystics.trial.TrialTable) Closure<?> others) {
        table { room 'guard-room' }
        int grape = look { it.box().layout().cards().indexOf('grape-1') }
        set {
            it.room 'guard-room'
            it.lies 'grape-1', 'ON_BOARD'
            it.lay space, 'grape', grape + 1
            others.delegate = it
            others.resolveStrategy = Closure.DELEGATE_FIRST
            others.call()
        }
    }

    def "PARTY-5, RUL-105: laid free on an empty adjacent space"() {
        given:
        table { room 'guard-room'; hero 'collin', 'a1'; hero 'filch', 'b1'; lies 'grape-1', 'STASH'; lies 'grape-2', 'STASH' }

        when:
        acting('collin', 0).answer 'grape:bait'

        then: 'of a2 and b1 only one is empty'
        mark('guard-room', 'a2', 'grape') > 0
        [card('grape-1'), card('grape-2')] == ['ON_BOARD', 'STASH']
        get('ACTIONS') == 1
        !options.contains('grape:bait')
    }

    def "PARTY-5: roaches run to it rather than to a mouse, and where they reach it they do not attack but feast: then both are gone"() {
        given:
        grapeOn('c1') { hero 'filch', 'b1'; bare 'filch'; minion 'roaches', 'd1'; minion 'roaches', 'f1'; track 'filch', 'roaches' }

        when: 'one needs one step, the other three'
        turn 'roaches'
        dice ONE, THREE

        then:
        ['roach-1', 'roach-2'].every { figure(it).state == 'away' }
        figure('filch').wounds == 0
        mark('guard-room', 'c1', 'grape') == 0
        card('grape-1') == 'DECK'
        track == ['filch']
        noDiceLeft()
    }

    def "PARTY-5: one that does not get there feasts on nothing; one that starts with a mouse stays and bites"() {
        given:
        grapeOn('c1') { hero 'filch', 'a1'; bare 'filch'; minion 'roaches', 'a1'; minion 'roaches', 'f1' }

        when:
        turn 'roaches'
        dice SWORD_STAR, BOW, BOW, BOW, ONE

        then:
        figure('filch').wounds == 1
        figure('roach-1').space == 'a1'
        figure('roach-2').space == 'e1'
        card('grape-1') == 'ON_BOARD'
    }

    def "PARTY-5: on the way it stops where a mouse is"() {
        given:
        grapeOn('a1') { hero 'filch', 'b1'; bare 'filch'; minion 'roaches', 'c1' }

        when:
        turn 'roaches'
        dice THREE, BOW, BOW

        then:
        figure('roach-1').space == 'b1'
    }

    def "PARTY-5: rats and spiders care for mice only"() {
        given:
        grapeOn('d1') { hero 'filch', 'a1'; bare 'filch'; minion 'rat-warriors', 'c1' }

        when:
        turn 'rat-warriors'
        dice ONE, BOW, BOW

        then:
        figure('rat-1').space == 'b1'
    }

    def "PARTY-3, RUL-108: left behind it is lost"() {
        given:
        grapeOn('a1') { hero 'collin', 'c3' }

        when:
        acting('collin', 0).answer 'explore:flip'
        while (asked.startsWith('party: Where')) answer options[0]

        then:
        card('grape-1') == 'DECK'
        mark('guard-room', 'a1', 'grape') == 0
    }
}
