package basegame.chapter

import basegame.mods.Mods
import mystics.odds.Ahead
import spock.lang.Shared

/** Who keeps mice from exploring, who goes along, and who comes back: rules change what the book says, and only they. */
class TeamsSpec extends ChapterSpec {
    @Shared def slipping = Mods.assembled(Mods.mod([
            'variants/slip.yaml': 'name: Slip\ntext: Minions elsewhere on the tile keep nobody. Only the mice of one space go.\n',
            'variants/slip.groovy': '''
                rules {
                    change(ExploreHindered) { way -> way.minions.findAll { !it.reaches(way.hero) }.each { way.spare it } }
                    change(CompanyGoes) { way ->
                        if (way.from.minions) way.figures.findAll { it.space != way.hero.space }.each { way.stays it }
                    }
                }''',
            'variants/pets.yaml': 'name: Pets\ntext: Rats follow.\n',
            'variants/pets.groovy': '''
                rules {
                    change(ExploreHindered) { way -> way.minions.each { way.spare it } }
                    change(CompanyGoes) { way -> way.from.minions.findAll { it.isKin('rat') }.each { way.goes it } }
                }''',
            'variants/bars.yaml': 'name: Bars\ntext: A captured mouse comes back where no minion is.\n',
            'variants/bars.groovy': '''
                rules {
                    change(RescueAllowed) { rescue ->
                        List<Figure> safe = heroes.findAll { it.room.minions.empty }
                        if (safe) {
                            rescue.minions.each { rescue.spare it }
                            rescue.beside safe
                        }
                    }
                    before(TurnBegins) { turn ->
                        if (turn.heroTurn && turn.hero.captured) say 'A key turns'
                    }
                }'''], 'teams')).library()

    def setup() {
        library = slipping
    }

    private String ahead(String key) {
        def option = game().question().get().options().find { it.key() == key }
        Ahead.of(game(), option)*.toString().join(' ')
    }

    def "EXPLORE-1, EXPLORE-4: a rule spares who stands apart, and says who stays"() {
        given:
        table(variants: ['slip']) { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'a3'; hero 'tilda', 'c6';
                minion 'rat-warriors', 'f4'; markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        expect: 'it is shown before'
        ahead('explore:exit-W').contains('takes along Filch, leaves Tilda behind')

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        ['collin', 'filch', 'tilda'].collect { figure(it).room() } == ['tunnel-entrance', 'tunnel-entrance', 'kitchen-tunnels']
        spacesOf('rat-warriors') == ['f4']
    }

    def "EXPLORE-1: whom no rule spares bars the way"() {
        given:
        table(variants: ['slip']) { room 'kitchen-tunnels'; hero 'collin', 'a3'; minion 'rat-warriors', 'b3' }
        acting 'collin', 3

        expect:
        explores().empty
        refusals().findAll { it.key.startsWith('Explore') }*.value*.rule() as Set == ['EXPLORE-1'] as Set
    }

    def "EXPLORE-5: nobody turns a tile over while a mouse would stay on it"() {
        given:
        table(variants: ['slip']) { room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'tilda', 'c6'; minion 'rat-warriors', 'f4' }
        acting 'collin', 3

        expect:
        explores().empty
        refusals().find { it.key.startsWith('Explore') }.value.why().toString() == 'Tilda would stay on the side that is turned down'
    }

    def "EXPLORE-5: minions that stay on a side that is turned down leave the board, and their card the track"() {
        given:
        table(variants: ['slip']) { room 'kitchen-tunnels'; hero 'collin', 'c3'; minion 'roaches', 'f4'; markRoom 'kitchen', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:flip'
        anyhow()

        then:
        figure('collin').room() == 'kitchen'
        look { it.minions().empty }
        !('roaches' in track)
    }

    def "EXPLORE-4: a rule takes minions along too"() {
        given:
        table(variants: ['pets']) { room 'kitchen-tunnels'; hero 'collin', 'a3'; minion 'rat-warriors', 'f4'; minion 'roaches', 'f4';
                markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        look { it.minions().collectEntries { [it.kind, it.room.id] } } ==
                ['rat-warriors': 'tunnel-entrance', roaches: 'kitchen-tunnels']
    }

    def "EXPLORE-4: while a mouse is still in a room, nobody has left it: what lies there stays"() {
        given:
        table(variants: ['slip']) { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'tilda', 'c6'; minion 'rat-warriors', 'f4';
                lay 'b3', 'passage', 1; markRoom 'tunnel-entrance', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:exit-W'
        anyhow()

        then:
        mark('kitchen-tunnels', 'b3', 'passage') == 1
    }

    def "CAPTURE-4: a rule spares minions elsewhere and says beside whom the mouse comes back; its turn has begun"() {
        given:
        table(variants: ['bars']) { room 'kitchen-tunnels'; hero 'collin', 'kitchen-tunnels/a3'; hero 'tilda', 'tunnel-entrance/f2';
                captured 'filch'; minion 'rat-warriors', 'tunnel-entrance/e1' }

        when:
        turn 'filch'

        then:
        log[0].contains('A key turns')
        asked == 'filch: Where does Filch come back?'
        options == ['a3', 'b3']
    }
}
