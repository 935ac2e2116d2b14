package mystics.geometry

import static mystics.geometry.GridSketch.names
import static mystics.geometry.GridSketch.rows

import spock.lang.Specification

class SightSpec extends Specification {

    static String seen(Plan plan, String from) { names(plan, plan.sees(plan.index(from))) }

    def "SIGHT-1: with nothing between, all spaces see each other and themselves"() {
        given:
        def plan = rows('abc', 'd.e').plan()

        expect:
        'abcde'.every { seen(plan, it) == 'abcde' }
    }

    def "SIGHT-1, RUL-67, RUL-39: a wall between the centres blocks sight, both ways"() {
        given:
        def plan = rows('a.b', 'c.d').wall(170, 0, 170, 110).plan()

        expect:
        seen(plan, 'a') == 'ac'
        seen(plan, 'b') == 'bd'
        seen(plan, 'c') == 'acd'
        !plan.clear(plan.index('a'), plan.index('b'))
        plan.clear(plan.index('c'), plan.index('d'))
    }

    def "SIGHT-1, RUL-67, RUL-39: a black area between the centres blocks sight"() {
        given:
        def plan = rows('a.b', '...', 'c.d').black(120, 120, 220, 120, 220, 220, 120, 220).plan()

        expect:
        seen(plan, 'a') == 'abc'
        seen(plan, 'd') == 'bcd'
    }

    def "SIGHT-1: lines of either colour do not block sight (#kind)"() {
        given:
        def sketch = rows('ab')
        kind == 'red' ? sketch.red(110, -10, 110, 110) : sketch.yellow(110, -10, 110, 110, dx: 1)

        expect:
        seen(sketch.plan(), 'a') == 'ab'

        where:
        kind << ['red', 'yellow']
    }

    def "SIGHT-2, RUL-67: the drawing may say who sees whom; what it measured stays known"() {
        given:
        def plan = rows('abc').wall(110, -10, 110, 110).pair('seen', 'a', 'b').pair('blind', 'c', 'b').plan()

        expect:
        seen(plan, 'a') == 'ab'
        seen(plan, 'b') == 'ab'
        seen(plan, 'c') == 'c'
        !plan.clear(plan.index('a'), plan.index('b'))
        plan.clear(plan.index('c'), plan.index('b'))
    }

    def "SIGHT-1: the centre of a space lies well inside it, even where the space bends"() {
        given: 'a corner of two arms 60 wide'
        def plan = new GridSketch().shape('l', 0, 0, 0, 60, 0, 60, 240, 300, 240, 300, 300, 0, 300).box('a', 400, 0).plan()
        def (x, y) = [plan.x(0), plan.y(0)]

        expect:
        x > 20 && y < 280
        x < 40 || y > 260
        plan.x(1) == 450
        plan.y(1) == 50
    }

    def "SIGHT-1: distance goes from centre to centre"() {
        expect:
        rows('ab').plan().distance(0, 1) == 120
    }
}
