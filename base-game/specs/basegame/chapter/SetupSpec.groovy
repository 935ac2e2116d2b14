package basegame.chapter

import mystics.content.SetupRefused
import mystics.rules.Scene

class SetupSpec extends ChapterSpec {
    def "SETUP-1, SETUP-6, CH1-2: the hourglass stands on page 1, the chapter-end marker on page 6"() {
        expect:
        clock(beginning(), 'PAGE') == 1
        clock(beginning(), 'END_PAGE') == 6
    }

    def "SETUP-1, CH1-2: #party is refused: #why"() {
        when:
        beginning(party: party)

        then:
        def refused = thrown(SetupRefused)
        refused.message.contains(why)

        where:
        party                                   | why
        ['lily', 'collin', 'filch', 'tilda']    | 'Lily may not go'
        ['collin', 'filch', 'tilda']            | 'is for 4 mice, not 3'
        ['collin', 'collin', 'filch', 'tilda']  | 'named twice'
    }

    def "SETUP-2: each question about a hero is put to the seat that runs it"() {
        given:
        def game = beginning()

        expect:
        game.question().get().prompt().toString() ==
                "What does ${game.look { Scene s -> s.box().catalog().heroes()[game.question().get().seat().name()].name() }} do?"
        game.question().get().seat().name() in FOUR
    }

    def "SETUP-3, EX-1: each mouse wears its starting equipment and has the suggested ability"() {
        given:
        def game = beginning()

        expect:
        game.look { Scene scene -> scene.party().collectEntries { [it.key(), it.equipped*.id.toSorted()] } } ==
                [collin: ['collins-sword', 'leather-breastplate'], filch: ['dagger'], maginos: ['maginos-staff'],
                        tilda: ['leather-breastplate', 'tildas-mace']]
        game.look { Scene scene -> scene.party().collectEntries { [it.key(), it.abilities*.id] } } ==
                [collin: ['inspire'], filch: ['knife-strike'], maginos: ['chain-lightning'], tilda: ['first-aid']]
    }

    def "SETUP-3: another ability may be chosen, if the mouse meets its class"() {
        when:
        def game = beginning(abilities: [filch: 'dodge'])

        then:
        game.look { Scene scene -> scene.party()[1].abilities*.id } == ['dodge']

        when:
        beginning(abilities: [filch: 'mystic-bolt'])

        then:
        def refused = thrown(SetupRefused)
        refused.message.contains('Filch cannot start with')
    }

    def "SETUP-4, CH1-2: Tunnel Entrance, Kitchen Tunnels and Guard Room lie up, in an L"() {
        given:
        def game = beginning()

        expect:
        game.look { Scene scene -> (0..<scene.box().roomCount()).collect { scene.room(it) }.findAll { it.up }
                .collectEntries { [it.key(), scene.box().tileAt(it.number() >> 1).toList()] } } ==
                ['tunnel-entrance': [0, 0], 'kitchen-tunnels': [1, 0], 'guard-room': [1, 1]]
    }

    def "SETUP-1, SETUP-5, CH1-2: the mice begin on the marked space, and three rat warriors arrive on the three entries"() {
        given:
        def game = beginning()

        expect:
        game.look { Scene scene -> scene.party().every { it.room.key() == 'guard-room' && it.space.has('start') } }
        game.look { Scene scene -> scene.minions().collect { [it.kind, it.space.key()] }.toSorted() } ==
                [['rat-warriors', 'a6'], ['rat-warriors', 'd1'], ['rat-warriors', 'f1']]
    }

    def "SETUP-7, CH1-2: the encounter deck is all nine standard cards; difficult ones stay in the box"() {
        given:
        def game = beginning()

        expect:
        cards(game, 'DECK', true).size() == 9
        cards(game, 'GONE', true).size() == 9
        cards(game, 'DECK', true).every { library.catalog().encounters()[it].difficulty() == 'standard' }
    }

    def "SETUP-7: the search deck is every card not dealt or set aside; the gear of mice who stay at home is in it"() {
        given:
        def deck = cards(beginning(), 'DECK')

        expect:
        'nezs-hammer' in deck && 'lilys-bow' in deck && 'dagger-2' in deck && 'tinkerers-treasure' in deck && 'fishhook-and-thread' in deck
        !('collins-sword' in deck) && !('dagger-1' in deck)
        !('sorrow-blade' in deck) && 'sorrow-blade' in cards(beginning(), 'ASIDE')
    }

    def "SETUP-8, INIT-1, INIT-2, RUL-1, EX-1: the first track is dealt from the cards of all mice and one card of the three rats"() {
        given:
        def tracks = (1..30).collect { seed -> track(beginning(seed: seed)) }

        expect:
        tracks.every { it.toSorted() == ['collin', 'filch', 'maginos', 'rat-warriors', 'tilda'] }
        tracks*.indexOf('rat-warriors').toSet() == [0, 1, 2, 3, 4].toSet()
    }

    private static List<String> track(game) {
        game.look { Scene scene -> (0..<scene.draft().trackLength())
                .collect { scene.box().layout().kinds()[scene.draft().trackAt(it)] } } as List<String>
    }

    def "SETUP-9: the wheel and the party stash are empty"() {
        expect:
        clock(beginning(), 'WHEEL') == 0
        cards(beginning(), 'STASH').empty
    }
}
