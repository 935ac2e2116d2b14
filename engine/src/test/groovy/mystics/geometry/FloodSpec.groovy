package mystics.geometry

import static mystics.geometry.Sketch.names
import static mystics.geometry.Sketch.rows

import spock.lang.Specification

class FloodSpec extends Specification {

    static long bit(Plan plan, String name) { 1L << plan.index(name) }

    def "MOVE-2: a walk reaches as many spaces as it has steps"() {
        given:
        def plan = rows('abcde').plan()
        def flood = Terrain.of(plan).flood(bit(plan, 'b'), 2)

        expect:
        names(plan, flood.reached()) == 'abcd'
        (0..3).collect { names(plan, flood.ring(it)) } == ['b', 'ac', 'd', '']
        flood.cost(plan.index('d')) == 2
        flood.cost(plan.index('e')) == Plan.FAR
    }

    def "MOVE-3: a step up costs 3, so the long way round may be the cheap one"() {
        given: 'a climb from a to b, or two level steps round'
        def plan = rows('ab.').wall(-10, 110, 60, 110).yellow(110, -10, 110, 130, dx: -1).plan()
        def flood = Terrain.of(plan).flood(bit(plan, 'a'), budget)

        expect:
        names(plan, flood.reached()) == reached

        where:
        budget || reached
        1      || 'a'
        2      || 'a'
        3      || 'ab'
    }

    def "MOVE-3: the price of a space is that of its cheapest walk"() {
        given: 'a straight climb a-b, or a-c-d-b on the level'
        def level = [a: 'c', b: 'd', c: 'ad', d: 'bc']
        def plan = rows('abcd').plan()
        def mask = { String some -> some.collect { bit(plan, it) }.inject(0L) { all, one -> all | one } }
        def terrain = new Terrain(
                { mask(level[plan.name(it)] + (plan.name(it) == 'a' ? 'b' : '')) },
                { plan.name(it) == 'a' ? mask('b') : 0L }, -1L, 0L)
        def flood = terrain.flood(bit(plan, 'a'), 5)

        expect: 'both ways cost 3, so the last step comes from either'
        flood.cost(plan.index('b')) == 3
        names(plan, flood.before(plan.index('b'))) == 'ad'
        flood.before(plan.index('a')) == 0
    }

    def "MOVE-7: a space that may not be entered is gone round"() {
        given:
        def plan = rows('abc', 'def').plan()
        def terrain = Terrain.of(plan).within(plan.all() & ~bit(plan, 'b') & ~bit(plan, 'e'))

        expect:
        names(plan, terrain.flood(bit(plan, 'a'), 9).reached()) == 'ad'
    }

    def "MOVE-9: a walk ends where it must stop, but may begin there"() {
        given:
        def plan = rows('abcd').plan()
        def terrain = Terrain.of(plan).stoppingAt(bit(plan, 'c'))

        expect:
        names(plan, terrain.flood(bit(plan, 'a'), 9).reached()) == 'abc'
        names(plan, terrain.flood(bit(plan, 'c'), 9).reached()) == 'abcd'
    }

    def "MINION-3: equal ways to a space are all told"() {
        given:
        def plan = rows('.b.', 'a.d', '.c.').plan()
        def flood = Terrain.of(plan).flood(bit(plan, 'a'), 5)

        expect:
        flood.cost(plan.index('d')) == 2
        names(plan, flood.before(plan.index('d'))) == 'bc'
    }
}
