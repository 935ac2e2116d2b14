package basegame.chapter

import mystics.content.Room
import mystics.mod.load.Library
import mystics.mod.load.LoadedMod
import mystics.odds.LostTurns

class ExploreSpec extends ChapterSpec {
    def "EXPLORE-1, RUL-97: nobody leaves a tile while a minion is on it"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c6'; minion 'rat-warriors', 'f4' }
        acting 'collin', 3

        expect:
        explores().empty
        refusals()['Explore'].rule() == 'EXPLORE-1'
    }

    def "TURN-1: an explore that a rule makes free says so, and names the rule"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; if (passage) lay 'b3', 'passage', 1 }
        acting 'collin', 3

        expect:
        game().question().get().options().findAll { it.key().startsWith('explore:exit-W') }*.hint()*.toString() == hints

        where:
        passage || hints
        true    || ['no action (A Forgotten Passage)']
        false   || ['an action']
    }

    def "INIT-9, CAPTURE-4: before an explore is chosen it is said who would have no turn in this round, and no rescue"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'a3'; hero 'tilda', 'a3'; captured 'maginos';
                track 'filch', 'collin', 'maginos', 'tilda' }
        turn 'filch'
        dice TWO
        answer 'end'
        dice TWO

        expect: 'Filch has had his turn, Collin has it now'
        asked == 'collin: What does Collin do?'
        lost('explore:exit-W') == ['no turn this round for Tilda: if minions wait there, a new round begins',
                'no rescue before the encounter for Maginos']

        and: 'nothing else deals the track anew'
        lost('end') == []

        when:
        draws 'changing-of-the-watch', 'collin', 'tilda', 'rat-warriors', 'maginos', 'filch'
        answer 'explore:exit-W'
        anyhow()
        answer 'end'

        then: 'so it comes'
        get('ROUND') == 2
    }

    def "INIT-3: while a minion card lies on the track nobody loses a turn by an explore"() {
        given:
        table { room 'tunnel-entrance'; minion 'rat-warriors', 'c4'; room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'tilda', 'a3';
                track 'collin', 'tilda', 'rat-warriors' }
        turn 'collin'
        dice TWO

        expect:
        lost('explore:exit-W').empty
    }

    def "EXPLORE-7: nor by the way into a room that is explored"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'tilda', 'a3'; track 'collin', 'tilda';
                markRoom 'tunnel-entrance', 'explored', explored }
        turn 'collin'
        dice TWO

        expect:
        lost('explore:exit-W').size() == sentences

        where:
        explored | sentences
        0        | 1
        1        | 0
    }

    private List<String> lost(String key) {
        LostTurns.of(game(), game().question().get().options().find { it.key() == key })*.toString()
    }

    def "EXPLORE-1: minions on another tile do not keep anybody"() {
        given:
        table { room 'tunnel-entrance'; minion 'rat-warriors', 'c4'; room 'kitchen-tunnels'; hero 'collin', 'c3' }
        acting 'collin', 3

        expect:
        explores() == ['explore:flip']
    }

    def "EXPLORE-2, RUL-55: an exit leads to the neighbouring tile's exit of the same colour in line with it"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3' }
        acting 'collin', 3

        expect:
        explores() == ['explore:exit-W']

        when:
        draws 'changing-of-the-watch'
        answer 'explore:exit-W'
        anyhow()

        then:
        figure('collin').room() == 'tunnel-entrance'
        figure('collin').space() == 'f2'
    }

    def "EXPLORE-2, RUL-55: an exit with no tile behind it leads nowhere, and the action is not spent"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', space }
        acting 'collin', 3

        expect:
        explores().empty
        refusals()["Explore $edge".toString()].rule() == 'EXPLORE-2'
        'search' in options

        where:
        space | edge
        'c1'  | 'N'
        'f3'  | 'E'
    }

    def "EXPLORE-2: away from exits and flip spaces there is nothing to explore"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'd4' }
        acting 'collin', 3

        expect:
        explores().empty
        refusals()['Explore'].rule() == 'EXPLORE-2'
    }

    def "EXPLORE-3, RUL-59: a neighbouring tile that shows the other colour is turned over"() {
        given:
        table { room 'guard-room'; room 'kitchen-tunnels'; hero 'collin', 'c6' }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        expect:
        'guard-room' in upside()

        when:
        answer 'explore:exit-S'
        anyhow()

        then:
        'sewer' in upside()
        figure('collin').room() == 'sewer'
    }

    def "EXPLORE-3: if its other side has no exit there either, nothing is turned and nothing spent"() {
        given:
        table { room 'kitchen-tunnels'; room 'tunnel-entrance'; hero 'collin', 'c4' }
        acting 'collin', 3

        expect:
        explores().empty
        'search' in options
        'kitchen-tunnels' in upside()
    }

    def "EXPLORE-3: a tile that shows the colour of the exit is not turned, though its back would fit"() {
        given: 'the guard room in blue'
        def guard = library.catalog().rooms()['guard-room']
        def blue = new Room(guard.id(), guard.name(), guard.tile(), guard.number(), 'blue', guard.drawing(), guard.text())
        library = new Library(BASE.mods().collect { new LoadedMod(it.manifest(), it.hash(), it.entries() + blue, it.rules()) })
        table { room 'guard-room'; room 'kitchen-tunnels'; hero 'collin', 'c6' }
        acting 'collin', 3

        expect:
        'guard-room' in upside()
        explores().empty
        refusals()['Explore S'].rule() == 'EXPLORE-2'
    }

    def "EXPLORE-3: a tile with somebody on it is not turned from outside"() {
        given:
        table { room 'guard-room'; minion 'rat-warriors', 'd1'; room 'kitchen-tunnels'; hero 'collin', 'c6' }
        acting 'collin', 3

        expect:
        explores().empty
    }

    def "EXPLORE-4, RUL-57: all mice of the tile go along and stand next to the exit they came by"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'f4'; hero 'maginos', 'd1'; hero 'tilda', 'c6' }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        ['collin', 'filch', 'maginos', 'tilda'].every { figure(it).room() == 'tunnel-entrance' && figure(it).space() == 'f2' }
    }

    def "EXPLORE-4, RUL-57: those for whom there is no room go to a neighbouring space"() {
        given: 'three roaches of another time stand at the exit'
        table {
            room 'tunnel-entrance'; hero 'collin', 'f2'
            room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'a3'
            room 'tunnel-entrance'; 3.times { minion 'roaches', 'f2' }
            room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'a3'
        }
        acting 'collin', 3
        draws 'changing-of-the-watch'

        when:
        answer 'explore:exit-W'

        then:
        asked == 'party: Where does Filch arrive?'
        options == ['e2', 'e3', 'f1', 'f3']
    }

    def "EXPLORE-5, RUL-58: a flip space turns the tile over, and all its mice stand on the flip space of the other side"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'f4' }
        acting 'collin', 3

        when:
        answer 'explore:flip'
        anyhow()

        then:
        'kitchen' in upside()
        ['collin', 'tilda'].every { figure(it).room() == 'kitchen' && figure(it).space() == 'd3' }
    }

    def "EXPLORE-6, RUL-58: the flip space of the sewer asks for Fishhook & Thread, in the stash or lying in the room"() {
        given:
        table { room 'sewer'; hero 'collin', 'w23'; lies 'fishhook-and-thread', zone;
                if (laid) ['c5', 'w22'].each { end -> lay end, 'fishhook-and-thread', 1 } }
        acting 'collin', 0

        expect:
        explores() == ways
        refusals().findAll { it.key.startsWith('Explore') }*.value*.rule() == (ways ? [] : ['EXPLORE-6'])

        where:
        zone       | laid  | ways
        'DECK'     | false | []
        'STASH'    | false | ['explore:flip']
        'ON_BOARD' | true  | ['explore:flip']
    }

    def "EXPLORE-6, RUL-58: a flip space with the tool symbol wants a tinkerer or scamp to act; everybody goes along"() {
        given:
        flipNeeds 'guard-room', 'tool'
        table(party: ['collin', 'nez', 'filch', 'tilda']) { room 'guard-room'; hero who, 'c3'; hero 'tilda', 'd6' }
        acting who, 0

        expect:
        explores() == ways

        where:
        who      | ways
        'collin' | []
        'nez'    | ['explore:flip']
        'filch'  | ['explore:flip']
    }

    def "EXPLORE-7, RUL-12, ENC-1: only a room not yet explored brings an encounter"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; markRoom 'tunnel-entrance', 'explored', explored }
        acting 'collin', 3
        draws 'changing-of-the-watch', 'tilda', 'rat-warriors'

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        spacesOf('rat-warriors').size() == rats
        get('FACE_UP') > 0 == rats > 0

        where:
        explored | rats
        0        | 2
        1        | 0
    }

    def "EXPLORE-7, RUL-12: whoever comes back to a room explored in this chapter meets nobody there"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; markRoom 'kitchen-tunnels', 'explored', 1 }
        acting 'collin', 3
        draws 'changing-of-the-watch', 'tilda', 'rat-warriors'
        answer 'explore:exit-W'
        anyhow()

        expect:
        log.any { it.contains 'Collin explores the Tunnel Entrance' }
        mark('tunnel-entrance', 'explored') == 1

        when: 'the rats are gone, and they go to the tunnels and back'
        set { it.room 'kitchen-tunnels'; it.hero 'collin', 'a3'; it.clear() }
        acting 'collin', 3
        answer 'explore:exit-W'
        anyhow()

        then:
        figure('collin').room() == 'tunnel-entrance'
        spacesOf('rat-warriors').empty
    }

    def "EXPLORE-7, RUL-12: the room the party begins in counts as explored; one that only lies up does not"() {
        given:
        table { room 'guard-room' }

        expect:
        mark('guard-room', 'explored') == 1
        mark('kitchen-tunnels', 'explored') == 0
        mark('tunnel-entrance', 'explored') == 0
    }

    def "EXPLORE-7, RUL-10: a room the chapter fills draws no card; its minions come instead"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'c3' }
        acting 'collin', 3

        when:
        answer 'explore:flip'
        anyhow()

        then:
        spacesOf('roaches').size() == 4
        get('FACE_UP') == 0
        'roaches' in track
    }

    def "RUL-56: to explore nothing is rolled"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        figure('collin').room() == 'tunnel-entrance'
        game().journal()*.value() == ['explore:exit-W']
    }

    def "TURN-1, MOVE-11: exploring is the action of the turn and ends a move under way"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'b3'; markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'move:a3'
        answer 'explore:exit-W'
        anyhow()

        then:
        options.findAll { it != 'equip' } == ['end']
    }
}
