package basegame.cards

import basegame.BaseGameSpec
import mystics.phase.wheel.surge.Surge

class TrickSpec extends BaseGameSpec {
    def "Lurk in the Shadows: the minions of one card pass the mouse by"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; minion 'rat-warriors', 'd6'; bare 'tilda';
                has 'collin', 'lurk-in-the-shadows' }

        when:
        turn 'rat-warriors'

        then:
        asked.startsWith 'collin'

        when:
        answer 'yes'
        dice SWORD_SHIELD, BOW, BOW

        then:
        figure('tilda').wounds == 1
        figure('collin').wounds == 0
        !figure('collin').has('lurking')
        card('lurk-in-the-shadows') == 'DISCARD'
    }

    def "Lurk in the Shadows: they do not come for the mouse either"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'a1'; minion 'rat-warriors', 'd4';
                has 'collin', 'lurk-in-the-shadows' }

        when:
        turn 'rat-warriors'
        answer 'yes'
        dice ONE

        then:
        figure('rat-1').space in ['c3', 'd3', 'c4']
    }

    def "Lurk in the Shadows: nobody lurks alone, or from minions that are not here"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; if (company) { hero 'tilda', 'd6' }; minion 'rat-warriors', 'd6';
                minion 'roaches', 'd6'
            has 'collin', 'lurk-in-the-shadows' }

        when:
        turn whose

        then:
        !options.contains('yes')

        where:
        company | whose
        false   | 'rat-warriors'
        true    | 'filch'
    }

    def "Loose Floorboard: a small minion that comes next to the mouse goes no farther and is knocked down"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd3'; has 'collin', 'loose-floorboard' }

        when:
        turn 'rat-warriors'
        dice THREE
        answer 'yes'
        dice BOW, BOW

        then:
        figure('rat-1').space in ['d5', 'e5']
        figure('rat-1').has 'knocked-down'
        card('loose-floorboard') == 'DISCARD'
    }

    def "Second Wind: one more action right after an action; the mouse is knocked down at the end of the turn"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; has 'collin', 'second-wind' }
        acting 'collin', 0

        when:
        answer 'search'
        dice BOW
        answer 'yes'

        then:
        get('ACTIONS') == 1
        !figure('collin').has('knocked-down')

        when:
        answer 'end'

        then:
        figure('collin').has 'knocked-down'
        !figure('collin').has('winded')
        card('second-wind') == 'DISCARD'
    }

    def "Squeak of Alarm: an encounter brings no ambush"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; has 'collin', 'squeak-of-alarm' }
        acting 'collin', 3

        when:
        draws 'behind-the-skirting'
        answer 'explore:exit-W'
        for (int asks = 0; asks < 8 && !options.contains('yes'); asks++) {
            answer options[0]
        }
        answer reply
        dice(*faces)
        for (int asks = 0; asks < 8 && !asked.contains('What does'); asks++) {
            answer options[0]
        }

        then:
        log.any { it.contains 'Ambush!' } == ambush
        card('squeak-of-alarm') == lies

        where:
        reply | faces || ambush | lies
        'yes' | []    || false  | 'DISCARD'
        'no'  | [ONE] || true   | 'TRICKS collin'
    }

    def "Sand in the Glass: the hourglass stays for a surge; its minions come"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; has 'tilda', 'stop-the-sand'; set 'PAGE', 1 }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })
        answer reply
        for (int asks = 0; asks < 8 && options; asks++) {
            answer options[0]
        }

        then:
        get('PAGE') == page
        figure('rat-2').space

        where:
        reply || page
        'yes' || 1
        'no'  || 2
    }

    def "Sand in the Glass, SURGE-2: while the hourglass stands still anyway, nobody is asked to stop it"() {
        given:
        table(variants: ['story-mode']) {
            room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'd6'; has 'tilda', 'stop-the-sand'
        }

        when:
        step new Surge(look { it.box().roomNumber('guard-room') })

        then:
        !options.contains('yes')
        card('stop-the-sand') == 'TRICKS tilda'
    }

    def "Play Dead: a mouse that was hit takes no wound, falls down and loses 1 cheese"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; cheese 'collin', 2; has 'collin', 'play-dead' }

        when:
        turn 'rat-warriors'
        dice SWORD_SHIELD, SWORD_SHIELD
        answer 'yes'

        then:
        figure('collin').wounds == 0
        figure('collin').cheese == 1
        figure('collin').has 'knocked-down'
        card('play-dead') == 'DISCARD'
    }

    def "Play Dead: an attack that misses asks nothing, and another's wounds are its own"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'a1'; minion 'rat-warriors', space; has 'collin', 'play-dead' }

        when:
        turn 'rat-warriors'
        dice(*faces)

        then:
        !options.contains('yes')

        where:
        space | faces
        'd6'  | [BOW, BOW]
        'a1'  | [SWORD_SHIELD, BOW]
    }
}
