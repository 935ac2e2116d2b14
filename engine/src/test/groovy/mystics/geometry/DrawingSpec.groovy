package mystics.geometry

import static mystics.geometry.GridSketch.rows

import spock.lang.Specification

class DrawingSpec extends Specification {

    def "sixty-four spaces are a plan, one more is refused"() {
        when:
        def full = squares(64).plan()

        then:
        full.size() == 64
        full.all() == -1L
        full.steps(0, 63) == 7

        when:
        squares(65).plan()

        then:
        def refused = thrown(IllegalArgumentException)
        refused.message == 'a side holds at most 64 spaces, but this one has 65'
    }

    static GridSketch squares(int count) {
        def sketch = new GridSketch()
        (0..<count).each { sketch.box("s$it", 110 * (it % 8), 110 * it.intdiv(8)) }
        sketch
    }

    def "an unknown space is answered with those there are"() {
        when:
        rows('abc').plan().index('z')

        then:
        def refused = thrown(IllegalArgumentException)
        refused.message == "no space 'z' here; there are a, b, c"
    }

    def "numbers and names of spaces follow the drawing"() {
        given:
        def plan = rows('ba').plan()

        expect:
        plan.name(0) == 'b'
        plan.index('a') == 1
        plan.has('a')
        !plan.has('z')
        plan.all() == 3
    }

    def "a drawing that cannot be understood says all that is wrong with it"() {
        expect:
        DrawingErrors.of(sketch.drawing()) == flaws

        where:
        sketch                                                    || flaws
        new GridSketch()                                              || ['a side needs at least one space']
        rows('aa')                                                || ['two spaces are called a']
        new GridSketch().shape('a', 0, 0, 0, 9, 9)                    || ['space a has fewer than three corners']
        new GridSketch().shape('a', 0, 0, 0, 90, 90, 90, 0, 0, 90)    || ['space a crosses its own outline']
        new GridSketch().box('a', -5, 0).box('b', 950, 0)             || ['space a leaves the tile', 'space b leaves the tile']
        new GridSketch().box('a', 0, 0, 100, 100, -1)                 || ['space a cannot hold -1 figures']
        new GridSketch().box('a', 0, 0).box('b', 50, 0)               || ['the spaces a and b overlap']
        rows('a').wall(0, 0)                                      || ['a wall has fewer than two points']
        rows('a').black(0, 0, 9, 9)                               || ['a black area has fewer than three corners']
        rows('a').yellow([:], 0, 0, 9, 9)                         || ['a yellow line has no arrow (MOVE-3)']
        rows('a').exit(Edge.N, 'red', 'x').mark('m', 'y')         ||
                ['the exit N names the space x, which is not drawn', 'the mark m names the space y, which is not drawn']
        rows('a').pair('apart', 'a', 'b').pair('seen', 'a', 'a')  ||
                ['a pair names the space b, which is not drawn', 'a pair names a twice']
        rows('abc', 'd.e')                                        || []
    }

    def "a drawing is a value, and nobody changes its points from outside"() {
        given:
        double[] numbers = [0, 0, 9, 0, 9, 9]
        def points = new Points(numbers)

        when:
        numbers[0] = 5
        points.xy()[1] = 5

        then:
        points == new Points(0, 0, 9, 0, 9, 9)
        points.hashCode() == new Points(0, 0, 9, 0, 9, 9).hashCode()
        rows('ab').drawing() == rows('ab').drawing()
        rows('ab').drawing() != rows('ba').drawing()
        points.count() == 3
        [points.x(2), points.y(1)] == [9, 0]
    }

    def "an x without its y is refused"() {
        when:
        new Points(1, 2, 3)

        then:
        thrown(IllegalArgumentException)
    }
}
