package mystics.geometry

import static mystics.geometry.GridSketch.names
import static mystics.geometry.GridSketch.rows

import spock.lang.Specification

class AdjacencySpec extends Specification {

    static String neighbours(Plan plan, String of) { names(plan, plan.neighbours(plan.index(of))) }

    def "MOVE-2: spaces are adjacent when a base can bridge the gap of #gap between them: #adjacent"() {
        given:
        def plan = new GridSketch().box('a', 0, 0).box('b', 100 + gap, 0).plan()

        expect:
        neighbours(plan, 'a') == adjacent
        neighbours(plan, 'b') == (adjacent ? 'a' : '')

        where:
        gap || adjacent
        0   || 'b'
        20  || 'b'
        59  || 'b'
        61  || ''
        200 || ''
    }

    def "RUL-51: spaces that touch at a corner only are adjacent"() {
        given:
        def plan = new GridSketch().box('a', 0, 0).box('b', 100, 0).box('c', 0, 100).box('d', 100, 100).plan()

        expect:
        neighbours(plan, 'a') == 'bcd'
        neighbours(plan, 'b') == 'acd'
    }

    def "RUL-51: diagonal spaces with a gap between them are adjacent, those beyond them are not"() {
        given:
        def plan = rows('abc', 'def', 'ghi').plan()

        expect:
        neighbours(plan, 'e') == 'abcdfghi'
        neighbours(plan, 'a') == 'bde'
    }

    def "MOVE-2: a base does not bridge a third space, however thin"() {
        given:
        def plan = new GridSketch().box('a', 0, 0).box('b', 110, 0, 30).box('c', 150, 0).plan()

        expect:
        neighbours(plan, 'a') == 'b'
        neighbours(plan, 'b') == 'ac'
    }

    def "MOVE-2: a third space that fills only part of the gap leaves the rest to be bridged"() {
        given:
        def plan = new GridSketch().box('a', 0, 0).box('b', 110, 0, 30, 30).box('c', 150, 0).plan()

        expect:
        neighbours(plan, 'a') == 'bc'
    }

    def "MOVE-5: a wall across the whole gap parts spaces"() {
        given:
        def plan = rows('ab', 'cd').wall(110, -10, 110, 105).plan()

        expect:
        neighbours(plan, 'a') == 'cd'
        plan.acrossRed(plan.index('a')) == 0
    }

    def "MOVE-5: a wall drawn on the border of spaces that touch parts them"() {
        given:
        def plan = new GridSketch().box('a', 0, 0).box('b', 100, 0).wall(100, 0, 100, 100).plan()

        expect:
        neighbours(plan, 'a') == ''
    }

    def "MOVE-5: a wall with a door of #door lets a base through: #adjacent"() {
        given:
        def plan = new GridSketch().box('a', 0, 0, 100, 300).box('b', 120, 0, 100, 300)
                .wall(110, -10, 110, 150).wall(110, 150 + door, 110, 310).plan()

        expect:
        neighbours(plan, 'a') == adjacent

        where:
        door || adjacent
        10   || ''
        20   || ''
        60   || 'b'
    }

    def "MOVE-5: a black area between spaces parts them"() {
        given:
        def plan = rows('ab').black(105, -10, 115, -10, 115, 110, 105, 110).plan()

        expect:
        neighbours(plan, 'a') == ''
    }

    def "MOVE-5, MINION-2, RUL-39: over an open gap nobody walks, minions neither, but nothing solid is in the way of a thread"() {
        given: 'a gap wider than a base, as in the Pipes; the drawing says that one does not see across'
        def plan = rows('a.b').pair('blind', 'a', 'b').plan()
        def (a, b) = [plan.index('a'), plan.index('b')]

        expect:
        (plan.neighbours(a) >> b & 1) == 0
        (plan.acrossRed(a) >> b & 1) == 0
        (plan.sees(a) >> b & 1) == 0
        plan.clear(a, b)
    }

    def "MOVE-6: what is drawn inside a space belongs to it; between spaces one passes where a base bridges the gap"() {
        given: 'the same crystal, inside a space and beside a gap'
        def bare = rows(spaces).drawing()
        def crystal = new Drawing.Decor('crystal', new Points(shape as double[]))
        def plan = Plan.of(new Drawing(bare.spaces(), bare.walls(), bare.black(), bare.lines(), bare.exits(), bare.marks(), [], [],
                [], [], [crystal]))

        expect:
        plan.size() == bare.spaces().size()
        names(plan, plan.neighbours(plan.index('a'))) == next

        where:
        spaces | shape                                    || next
        'abc'  | [20, 20, 80, 20, 80, 80, 20, 80]         || 'b'
        'a.c'  | [120, 20, 200, 20, 200, 80, 120, 80]     || ''
    }

    def "MOVE-4: spaces parted by a red line are not adjacent, but known as such"() {
        given:
        def plan = rows('ab', 'cd').red(-10, 110, 230, 110).plan()

        expect:
        neighbours(plan, 'a') == 'b'
        names(plan, plan.acrossRed(plan.index('a'))) == 'cd'
        names(plan, plan.acrossRed(plan.index('d'))) == 'ab'
    }

    def "MOVE-5: what a wall parts, no red line parts as well"() {
        given:
        def plan = rows('ab').red(108, -10, 108, 110).wall(112, -10, 112, 110).plan()

        expect:
        neighbours(plan, 'a') == ''
        plan.acrossRed(0) == 0
    }

    def "MOVE-3, RUL-37: spaces parted by a yellow line are adjacent; only against its arrow the step is steep"() {
        given: 'b is up, its arrow points down to a'
        def plan = rows('ab', 'cd').yellow(110, -10, 110, 230, dx: -1).plan()
        def (a, b) = [plan.index('a'), plan.index('b')]

        expect:
        neighbours(plan, 'a') == 'bcd'
        names(plan, plan.acrossYellow(a)) == 'bd'
        names(plan, plan.acrossYellow(b)) == 'ac'
        names(plan, plan.uphill(a)) == 'bd'
        plan.uphill(b) == 0
    }

    def "MOVE-3: a yellow ring drawn piece by piece is steep from everywhere around"() {
        given:
        def plan = rows('abc', 'def', 'ghi')
                .yellow(110, 110, 230, 110, dy: -1).yellow(230, 110, 230, 230, dx: 1)
                .yellow(230, 230, 110, 230, dy: 1).yellow(110, 230, 110, 110, dx: -1).plan()
        def middle = plan.index('e')

        expect:
        'abcdfghi'.every { plan.uphill(plan.index(it)) == 1L << middle }
        plan.uphill(middle) == 0
        names(plan, plan.acrossYellow(middle)) == 'abcdfghi'
    }

    def "MOVE-3, MOVE-4: where a red edge has a yellow piece, that piece is the way"() {
        given: 'a long table over three spaces'
        def plan = new GridSketch().box('t', 0, 0, 340, 100, 9).box('a', 0, 120).box('b', 120, 120).box('c', 240, 120)
                .red(-10, 110, 115, 110).yellow(115, 110, 225, 110, dy: 1).red(225, 110, 350, 110).plan()
        def table = plan.index('t')

        expect:
        neighbours(plan, 't') == 'b'
        names(plan, plan.acrossRed(table)) == 'ac'
        names(plan, plan.uphill(plan.index('b'))) == 't'
        plan.uphill(table) == 0
    }

    def "MOVE-3: a yellow line that leaves an open way beside it costs nothing"() {
        given:
        def plan = new GridSketch().box('a', 0, 0, 100, 300).box('b', 120, 0, 100, 300).yellow(110, -10, 110, 150, dx: 1).plan()

        expect:
        neighbours(plan, 'a') == 'b'
        plan.acrossYellow(0) == 0
    }

    def "MOVE-2: what the drawing says in words goes before what is measured"() {
        given:
        def plan = rows('ab.c').red(110, -10, 110, 110).pair('together', 'b', 'c').pair(how, 'a', 'b').plan()

        expect:
        neighbours(plan, 'a') == neighbour
        plan.acrossRed(0) == 0
        neighbours(plan, 'c') == 'b'

        where:
        how        || neighbour
        'together' || 'b'
        'apart'    || ''
    }

    def "MOVE-2, MINION-2: steps are counted over neighbours, or over red lines too"() {
        given:
        def plan = rows('abc', 'd..', 'efg').red(230, -10, 230, 110).plan()
        def (a, c, g) = [plan.index('a'), plan.index('c'), plan.index('g')]

        expect:
        plan.steps(a, a) == 0
        plan.steps(a, c) == Plan.FAR
        plan.stepsOverLines(a, c) == 2
        plan.steps(a, g) == 3
        plan.steps(c, g) == Plan.FAR
    }
}
