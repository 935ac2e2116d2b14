package basegame.abilities

import basegame.BaseGameSpec
import mystics.phase.wheel.surge.Surge

class SetTrapSpec extends BaseGameSpec {
    static final List<String> PARTY = ['nez', 'collin', 'filch', 'tilda']

    private void trapper(Closure<?> more = {}) {
        table(party: PARTY) {
            room 'guard-room'
            hero 'nez', 'd5'
            has 'nez', 'set-trap'
            cheese 'nez', 4
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
    }

    def "Set Trap: an action; the snare lies on the own space, or on an adjacent one without a minion, and one is all"() {
        given: 'a rat next door, and one with Nez'
        trapper { minion 'rat-warriors', 'e5'; minion 'rat-warriors', 'd5' }
        acting 'nez', 0

        when:
        answer 'ability:set-trap'

        then:
        options.containsAll(['d5', 'd4', 'c4'])
        !options.contains('e5')
        !options.contains('d3')

        when:
        answer 'd4'

        then:
        mark('guard-room', 'd4', 'snare') == 1
        figure('nez').cheese == 2
        get('ACTIONS') == 0

        when:
        acting 'nez', 0

        then:
        !options.contains('ability:set-trap')
    }

    def "Set Trap: when a minion comes to stand there, lore + 1 dice; it defends, and the snare is gone"() {
        given:
        trapper { lay 'd4', 'snare', 1; minion 'rat-warriors', 'e3' }

        when:
        turn 'rat-warriors'
        dice ONE

        then:
        asked == 'nez: Spring your snare?'

        when:
        answer 'yes'
        dice SWORD_STAR, CHEESE, BOW
        dice BOW, BOW

        then: 'the rat does not come to its attack'
        figure('rat-1').state == 'away'
        mark('guard-room', 'd4', 'snare') == 0
        figure('nez').cheese == 5
    }

    def "Set Trap: it may wait, and be sprung in the own turn; TURN-4 does not count that; mice in it are hit too"() {
        given:
        trapper { lay 'd4', 'snare', 1; minion 'rat-warriors', 'd4'; hero 'filch', 'd4'; mark 'nez', 'ability-used', 1 }
        acting 'nez', 0

        when:
        answer 'snare:spring'
        dice SWORD_SHIELD, BOW, BOW
        dice BOW, BOW
        dice BOW, BOW

        then:
        figure('filch').wounds == 1
        figure('rat-1').state == 'away'
        get('ACTIONS') == 1
        noDiceLeft()
        !options.contains('snare:spring')
    }

    def "Set Trap, PLACE-6: it may be sprung when minions are placed on it"() {
        given:
        table(party: PARTY) { room 'guard-room'; hero 'nez', 'e2'; has 'nez', 'set-trap'; lay 'f1', 'snare', 1; lay 'd1', 'snare', 2 }

        when: 'two rats come, one to each of the entries near Nez'
        step new Surge(look { it.figure(0).room.number() })
        while (asked.contains('arrive')) answer options[0]

        then:
        asked == 'nez: Spring your snare?'

        when:
        answer 'no'

        then:
        mark('guard-room', 'f1', 'snare') == 1
        figure('rat-1').state == 'on-board'
    }

    def "Set Trap: who has no card but owns the snare springs it, and nobody else"() {
        given:
        trapper { lay 'd4', 'snare', 2; hero 'collin', 'd5'; minion 'rat-warriors', 'f1' }

        when:
        acting mouse, 0

        then:
        options.contains('snare:spring') == (mouse == 'collin')

        where:
        mouse << ['nez', 'collin']
    }

    def "Set Trap: its owner springs it only while active"() {
        given:
        trapper { lay 'd4', 'snare', 1; minion 'rat-warriors', 'e3'; hero 'collin', 'd5'; captured 'nez' }

        when:
        turn 'rat-warriors'
        dice ONE

        then:
        asked == 'fate: Battle roll'
    }

    def "a rule that speaks for two pieces offers each by a key of its own: #key springs the snare on #space"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; lay 'a1', 'snare', 1; lay 'b1', 'snare', 1 }
        acting 'collin', 0

        when:
        answer key

        then:
        ['a1', 'b1'].findAll { mark('guard-room', it, 'snare') == 0 } == [space]

        where:
        key              | space
        'snare:spring'   | 'a1'
        'snare:spring:2' | 'b1'
    }
}
