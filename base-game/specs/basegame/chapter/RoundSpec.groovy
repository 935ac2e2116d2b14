package basegame.chapter

import mystics.odds.RoundEnding

class RoundSpec extends ChapterSpec {
    def "ROUND-1: each card takes one turn from the top down, then a new round begins"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; hero 'maginos', 'c4'; hero 'tilda', 'c4';
                track 'tilda', 'collin', 'maginos', 'filch' }
        round()

        when:
        def turns = []
        5.times {
            dice TWO
            turns << asked
            answer 'end'
        }

        then:
        turns == ['tilda', 'collin', 'maginos', 'filch', 'tilda'].collect { "$it: What does ${it.capitalize()} do?".toString() }
        get('ROUND') == 3
    }

    def "ROUND-2, MINION-1: all figures of a card act in its turn, the nearest to a mouse first, each with its own die"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; minion 'rat-warriors', 'f4'; minion 'rat-warriors', 'c4' }
        turn 'rat-warriors'

        when: 'rat 2 is nearer: it moves 1 and misses; then rat 1 moves 3'
        dice ONE, BOW, BOW, THREE

        then:
        figure('rat-2').space() == 'b3'
        figure('rat-1').space() in ['c3', 'c4']
    }

    def "ROUND-3, END-1: what the end of the round will bring is said before the turn: #wheel on the wheel, page #end"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; set 'WHEEL', wheel; set 'PAGE', 2; set 'END_PAGE', end }
        set { it.track('collin', 'filch') }
        turn 'collin'

        when:
        dice TWO

        then:
        warning() == 'If no minion is on the board when the round ends: ' + words.join(' ')

        where:
        wheel | end || words
        1     | 3   || ['Time passes: 1 cheese on the minion wheel (2 of 6).']
        5     | 4   || ['The minion wheel is full: a surge in the Kitchen Tunnels!', 'The hourglass moves to page 3 of 4.',
                        'No minion comes to the Kitchen Tunnels.']
        5     | 3   || ['The minion wheel is full: a surge in the Kitchen Tunnels!', 'The hourglass moves to page 3 of 3.',
                        'The hourglass has reached the chapter-end marker.']
    }

    def "ROUND-3: the warning is what the rules in force will do: who changes the clock changes it, and a minion takes it away"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; packs 'collin', 'scroll-hush'; set 'WHEEL', 5;
                set 'PAGE', 2; set 'END_PAGE', 3 }
        set { it.track('collin', 'filch') }
        turn 'collin'

        when:
        dice TWO
        answer 'use:scroll-hush'

        then:
        warning() == 'If no minion is on the board when the round ends: Hush: the minion wheel stays as it is.'

        when:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; minion 'rat-warriors', 'c1'; set 'WHEEL', 5 }
        turn 'collin'
        dice TWO

        then:
        warning() == ''
    }

    private String warning() {
        RoundEnding.warning(game()).map { it.toString() }.orElse('')
    }

    def "ROUND-3, RUL-19: when the lowest mouse has finished and no minion is on the board, one cheese goes on the wheel"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; if (rats) minion('rat-warriors', 'f4') }
        set { it.track(*order) }
        turn whose

        when:
        dice TWO
        answer 'end'

        then:
        get('WHEEL') == wheel

        where:
        whose    | order                                                     | rats  || wheel
        'filch'  | ['collin', 'maginos', 'tilda', 'filch']                   | false || 1
        'collin' | ['collin', 'maginos', 'tilda', 'filch']                   | false || 0
        'filch'  | ['collin', 'maginos', 'tilda', 'filch', 'rat-warriors']   | true  || 0
    }

    def "RUL-20: if the party explores before, the new minions keep the cheese away"() {
        given:
        table { room 'kitchen-tunnels'; hero 'filch', 'c3'; track 'collin', 'maginos', 'tilda', 'filch' }
        acting 'filch', 3

        when:
        answer 'explore:flip'
        anyhow()
        answer 'end'

        then:
        get('WHEEL') == 0
    }

    def "RUL-21: this cheese can fill the wheel, and a surge comes at once"() {
        given:
        table { room 'guard-room'; hero 'filch', 'd6'; track 'collin', 'maginos', 'tilda', 'filch'; set 'WHEEL', 5 }
        turn 'filch'

        when:
        dice TWO
        answer 'end'
        anyhow()

        then:
        get('PAGE') == 2
        get('WHEEL') == 0
        spacesOf('rat-warriors').size() == 2
    }

    def "ROUND-3: a rescued mouse's turn counts as finished"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; captured 'filch'; track 'collin', 'maginos', 'tilda', 'filch' }

        when:
        turn 'filch'
        answer 'a3'

        then:
        figure('filch').space() == 'a3'
        get('WHEEL') == 1
    }

    def "ROUND-4: what the rules leave open about minions is asked of the party"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'f4'; faceUp 'bows-on-the-ledge' }

        when:
        step new mystics.phase.wheel.surge.Surge(look { it.box().roomNumber('kitchen-tunnels') })

        then:
        asked.startsWith 'party: '
    }
}
