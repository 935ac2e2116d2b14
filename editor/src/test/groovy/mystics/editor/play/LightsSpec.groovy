package mystics.editor.play

import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.console.Arrangement
import mystics.console.GameTable
import mystics.content.Setup
import mystics.editor.sight.Sight
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Inspector
import spock.lang.Shared
import spock.lang.Specification

/** What a question lights on the board, and how the arrow keys go from light to light. */
class LightsSpec extends Specification {
    @Shared Sight sight = turn()

    private static Sight turn() {
        def library = BaseGame.library()
        def table = new GameTable(library, Inspector.NONE)
        def chapter = library.catalog().chapters().values().first()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        def session = table.begin(new Arrangement(new Setup(chapter.id(), party, [] as Set), Company.people(7)))
        while (!Sight.of(session).asked().get().picks().any { it.isMove() }) {
            session = session.answer(new Answer(Sight.of(session).asked().get().picks().last().key()))
        }
        Sight.of(session)
    }

    private Lights lights() {
        Lights.of(sight.spread().board(), sight.asked().get(), slots())
    }

    private Map<String, Integer> slots() {
        sight.game().setting().box().layout().figures().withIndex().collectEntries()
    }

    def "exactly the spaces of the moves are lit, each with its cost"() {
        given:
        def moves = sight.asked().get().picks().findAll { it.isMove() }

        expect:
        lights().legal().keySet().collect { lights().name(it) }.toSet() == moves*.about().toSet()
        lights().legal().values().every { it ==~ /\d/ }
        moves.every { lights().spot(it.about()).present }
    }

    def "the figures that can be attacked are lit, and only they"() {
        given:
        def attacked = sight.asked().get().picks().findAll { it.key().startsWith('battle:') }*.about().toSet()

        expect:
        lights().targets().collect { lights().figure(it) }.findAll { it.startsWith('rat') }.toSet() == attacked
    }

    def "nothing is lit while things happen"() {
        expect:
        Lights.none(sight.spread().board()).legal().isEmpty()
        Lights.none(sight.spread().board()).words() == 'Nothing to choose on the board'
    }

    def "the arrow keys reach every lit space"() {
        given:
        def lights = lights()
        def ways = [[1, 0], [-1, 0], [0, 1], [0, -1]]
        def reached = [] as Set
        def edge = [lights.towards(Optional.empty(), 1, 0).get()]

        when:
        while (edge) {
            def spot = edge.pop()
            if (reached.add(spot)) {
                ways.each { edge << lights.towards(Optional.of(spot), it[0], it[1]).get() }
            }
        }

        then:
        reached == lights.legal().keySet()
    }

    def "the way to a lit space begins at the acting figure and goes from neighbour to neighbour"() {
        given:
        def lights = lights()
        def start = sight.spread().board().figures().find { it.acting() }.spot()

        expect:
        lights.legal().keySet().every { spot ->
            def way = lights.way(spot)
            def plan = sight.spread().board().tiles()[start.tile()].room().plan()
            way[0] == start && way.last() == spot && way.collate(2, 1, false).every { (plan.neighbours(it[0].space()) >> it[1].space() & 1) == 1 }
        }
    }
}
