package mystics.geometry

import static mystics.geometry.GridSketch.names
import static mystics.geometry.GridSketch.rows

import spock.lang.Specification

class MarksSpec extends Specification {

    def "MOVE-8: a special area says how many figures it holds, other spaces do not"() {
        given:
        def plan = new GridSketch().box('a', 0, 0).box('t', 120, 0, 300, 100, 12).plan()

        expect:
        plan.room(plan.index('t')) == 12
        plan.room(plan.index('a')) == 0
    }

    def "WATER-3, WATER-4: a direction leads to the next space that way, and at last off the tile"() {
        given:
        def plan = rows('ab', 'cd').mark('w', 'a', flow: [-1, 0]).mark('w', 'b', flow: [-2, 0]).mark('w', 'c').plan()

        expect:
        plan.flow(plan.index('b')) == plan.index('a')
        plan.flow(plan.index('a')) == Plan.OFF
        plan.flow(plan.index('c')) == Plan.NONE
        plan.flow(plan.index('d')) == Plan.NONE
        names(plan, plan.marked('w')) == 'abc'
    }

    def "WATER-4: a direction that runs against a wall leads nowhere"() {
        given:
        def plan = rows('.ab').wall(230, -10, 230, 110).mark('w', 'a', flow: [1, 0]).plan()

        expect:
        plan.flow(0) == Plan.NONE
    }

    def "WATER-4: a slanting direction leads to the space its course meets first"() {
        given:
        def plan = rows('ab', 'cd').mark('w', 'd', flow: [dx, dy]).plan()

        expect:
        plan.name(plan.flow(plan.index('d'))) == next

        where:
        dx   | dy   || next
        -1   | -1   || 'a'
        -0.2 | -1   || 'b'
        -1   | -0.2 || 'c'
    }

    def "EXPLORE-2: an exit has an edge, a colour and the spaces next to it"() {
        given:
        def plan = rows('abc').exit(Edge.N, 'red', 'a', 'b').exit(Edge.E, 'green', 'c').plan()

        expect:
        plan.exits()*.edge() == [Edge.N, Edge.E]
        plan.exits()*.colour() == ['red', 'green']
        plan.exits().collect { names(plan, it.spaces()) } == ['ab', 'c']
    }

    def "EXPLORE-2: the edge that meets #edge is #meets"() {
        expect:
        edge.opposite() == meets
        [edge.dx() + meets.dx(), edge.dy() + meets.dy()] == [0, 0]

        where:
        edge   || meets
        Edge.N || Edge.S
        Edge.E || Edge.W
        Edge.S || Edge.N
        Edge.W || Edge.E
    }

    def "EXPLORE-6: a mark says what it needs"() {
        given:
        def plan = rows('abc').mark('f', 'a', needs: 'key').mark('f', 'b').plan()

        expect:
        (0..2).collect { plan.needs(it) } == ['key', '', '']
        names(plan, plan.marked('f')) == 'ab'
        plan.marked('unheard-of') == 0
        plan.marks() == ['f'] as Set
    }
}
