package basegame.chapter

class RoundSpec extends ChapterSpec {
    def "ROUND-1: each card takes one turn from the top down, then a new round begins"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; hero 'maginos', 'c4'; hero 'tilda', 'c4'; track 'tilda', 'collin', 'maginos', 'filch' }
        round()

        when:
        def turns = []
        5.times {
            dice 2
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
        dice 1, 4, 4, 3

        then:
        figure('rat-2').space() == 'b3'
        figure('rat-1').space() in ['c3', 'c4']
    }

    def "ROUND-3, END-1: a round that begins without a minion says what its end will bring, with #wheel on the wheel and the marker on page #end"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; set 'WHEEL', wheel; set 'PAGE', 2; set 'END_PAGE', end }
        set { it.track('collin', 'filch') }
        turn 'filch'

        when:
        dice 2
        answer 'end'

        then:
        game().log()*.text()*.toString().find { it.startsWith 'No minion is here' }?.endsWith(words)

        where:
        wheel | end || words
        1     | 3   || 'puts 1 cheese on the minion wheel'
        4     | 4   || 'a surge begins'
        4     | 3   || 'the chapter is lost'
    }

    def "ROUND-3, RUL-19: when the lowest mouse has finished and no minion is on the board, one cheese goes on the wheel"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c4'; hero 'filch', 'c4'; if (rats) minion('rat-warriors', 'f4') }
        set { it.track(*order) }
        turn whose

        when:
        dice 2
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
        dice 2
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
        step new mystics.phase.wheel.Surge(look { it.box().roomNumber('kitchen-tunnels') })

        then:
        asked.startsWith 'party: '
    }
}
