package mystics.geometry

import mystics.geometry.Drawing.*

/** Draws small sides for the specs: square spaces on a grid of 120, 100 wide, so that 20 lie between them. */
class GridSketch {
    List<SpaceShape> spaces = []
    List<Points> walls = []
    List<Points> black = []
    List<Line> lines = []
    List<Exit> exits = []
    List<Mark> marks = []
    Map<String, List<Pair>> pairs = [:].withDefault { [] }

    /** One row of spaces under the other; a dot leaves a place empty: `rows 'abc', 'd.e'`. */
    static GridSketch rows(String... rows) {
        def sketch = new GridSketch()
        rows.eachWithIndex { row, y ->
            row.eachWithIndex { letter, x ->
                if (letter != '.') sketch.box(letter, 120 * x, 120 * y)
            }
        }
        sketch
    }

    GridSketch box(String id, double x, double y, double width = 100, double height = 100, int special = 0) {
        shape id, special, x, y, x + width, y, x + width, y + height, x, y + height
    }

    GridSketch shape(String id, int special, double... xy) {
        spaces << new SpaceShape(id, new Points(xy), special)
        this
    }

    GridSketch wall(double... xy) { walls << new Points(xy); this }

    GridSketch black(double... xy) { black << new Points(xy); this }

    GridSketch red(double... xy) { lines << new Line(LineKind.RED, new Points(xy), Arrow.NONE); this }

    GridSketch yellow(Map arrow, double... xy) {
        lines << new Line(LineKind.YELLOW, new Points(xy), new Arrow(arrow.dx ?: 0, arrow.dy ?: 0))
        this
    }

    GridSketch exit(Edge edge, String colour, String... spaces) { exits << new Exit(edge, colour, spaces as List); this }

    GridSketch mark(Map more = [:], String kind, String space) {
        def flow = more.flow ? new Arrow(*more.flow) : Arrow.NONE
        marks << new Mark(kind, space, Optional.ofNullable(more.needs as String), flow)
        this
    }

    /** How: together, apart, seen or blind. */
    GridSketch pair(String how, String one, String other) { pairs[how] << new Pair(one, other); this }

    Drawing drawing() {
        new Drawing(spaces, walls, black, lines, exits, marks, pairs.together, pairs.apart, pairs.seen, pairs.blind, [])
    }

    Plan plan() { Plan.of(drawing()) }

    /** The names in a mask, in order, as one word. */
    static String names(Plan plan, long mask) {
        (0..<plan.size()).findAll { (mask >>> it & 1) == 1 }.collect { plan.name(it) }.join('')
    }
}
