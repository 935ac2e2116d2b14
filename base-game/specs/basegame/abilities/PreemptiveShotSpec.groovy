package basegame.abilities

import basegame.BaseGameSpec
import mystics.phase.wheel.surge.Surge

/** Two rats come with the surge of the Guard Room. */
class PreemptiveShotSpec extends BaseGameSpec {
    private void arrival(int purse, String weapon = 'lilys-bow', Closure<?> more = {}) {
        table(party: ['filch', 'collin', 'maginos', 'tilda']) {
            room 'guard-room'
            hero 'filch', 'e4'
            bare 'filch'
            has 'filch', weapon
            has 'filch', 'preemptive-shot'
            cheese 'filch', purse
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        step new Surge(look { it.figure(0).room.number() })
        while (asked.contains('arrive')) answer options[0]
    }

    def "Preemptive Shot: one ranged attack on a new minion before its card joins the track (PLACE-6)"() {
        given:
        arrival 1

        expect:
        asked == 'filch: Use Preemptive Shot (1 cheese)?'

        when:
        answer 'yes'

        then:
        options as Set == ['rat-1', 'rat-2'] as Set

        when:
        answer 'rat-1'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('rat-2').state == 'on-board'
        figure('filch').cheese == 1 // by Pilfer
        track.contains 'rat-warriors'
    }

    def "Preemptive Shot, ENC-7: whoever falls before its card joins is no kin of anybody any more, and the others arrive as ever"() {
        given:
        arrival 1, 'lilys-bow', { minion 'roaches', 'a1'; mark 'roach-1', 'greedy', 1 }

        when:
        answer 'yes'
        answer 'rat-1'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        track.contains 'rat-warriors'
    }

    def "Preemptive Shot, PLACE-6: a rule that sets minions up is not given one that was shot as it came"() {
        given:
        table(chapter: 'sorrow-and-remembrance', party: ['filch', 'collin', 'lily', 'maginos', 'nez', 'tilda'], variants: []) {
            room 'kitchen'; hero 'filch', 'd4'; bare 'filch'; has 'filch', 'lilys-bow'; has 'filch', 'preemptive-shot'; cheese 'filch', 1
            note 'all-named', 1; note 'slipping-away', 1
        }
        acting 'filch', 3

        when:
        answer 'explore:exit-S'
        while (!options.contains('yes')) answer options[0]
        answer 'yes'
        answer 'rat-1'
        dice BOW, SWORD_SHIELD, SWORD_SHIELD, BOW, BOW

        then: 'the other was sent home: CH11-12'
        ['rat-1', 'rat-2'].collect { figure(it).state } == ['away', 'away']
    }

    def "Preemptive Shot, BATTLE-3: not past an old minion in reach"() {
        when:
        arrival 1, 'lilys-bow', { minion 'roaches', 'e4' }

        then:
        asked == ''
        figure('filch').cheese == 1
    }

    def "Preemptive Shot: not without cheese or a ranged weapon"() {
        when:
        arrival purse, weapon

        then:
        asked == ''
        figure('rat-1').state == 'on-board'

        where:
        purse | weapon
        0     | 'lilys-bow'
        1     | 'toothpick'
    }
}
