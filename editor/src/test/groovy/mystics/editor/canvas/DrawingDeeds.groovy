package mystics.editor.canvas

import mystics.geometry.Arrow
import mystics.geometry.Drawing
import mystics.geometry.Points

/** What somebody could do to a drawing next, by chance. */
class DrawingDeeds {
    static Drawing one(Drawing d, Random random) {
        def spaces = d.spaces().toList(), walls = d.walls().toList(), black = d.black().toList(), lines = d.lines().toList()
        def pairs = [d.together(), d.apart(), d.seen(), d.blind()]*.toList()
        def marks = d.marks().toList(), exits = d.exits().toList()
        def at = random.nextInt(spaces.size())
        def place = { (random.nextInt(100) * 10) as double }
        switch (random.nextInt(12)) {
            case 0..4: // a corner
                spaces[at] = new Drawing.SpaceShape(spaces[at].id(), corner(spaces[at].shape(), random), spaces[at].special()); break
            case 5: // the whole space
                def (dx, dy) = [random.nextInt(41) - 20, random.nextInt(41) - 20]
                def xy = spaces[at].shape().xy()
                xy.indices.each { xy[it] += it % 2 ? dy : dx }
                spaces[at] = new Drawing.SpaceShape(spaces[at].id(), new Points(xy), spaces[at].special()); break
            case 6: // a wall comes, goes or moves
                def (x, y) = [place(), place()]
                if (walls.size() > 3) walls.remove(random.nextInt(walls.size()))
                else if (walls && random.nextBoolean()) walls[0] = corner(walls[0], random)
                else walls << new Points(x, y, x + random.nextInt(300) - 150, y + random.nextInt(300) - 150); break
            case 7: // a black area
                def (x, y) = [place(), place()]
                if (black.size() > 2) black.remove(random.nextInt(black.size()))
                else if (black && random.nextBoolean()) black[0] = corner(black[0], random)
                else black << new Points(x, y, x + 60, y, x + 40, y + 90); break
            case 8: // a line
                def (x, y) = [place(), place()]
                if (lines.size() > 3) lines.remove(random.nextInt(lines.size()))
                else lines << (random.nextBoolean() ? new Drawing.Line(Drawing.LineKind.RED, new Points(x, y, x, y + 250), Arrow.NONE)
                        : new Drawing.Line(Drawing.LineKind.YELLOW, new Points(x, y, x + 250, y),
                                new Arrow(0, random.nextBoolean() ? 1 : -1))); break
            case 9..10: // by hand
                def list = pairs[random.nextInt(4)], other = random.nextInt(spaces.size())
                if (list.size() > 3) list.remove(0)
                else if (other != at) list << new Drawing.Pair(spaces[at].id(), spaces[other].id()); break
            default: // a space goes, with all that names it
                def id = spaces[at].id()
                if (spaces.size() > 8) {
                    spaces.remove(at)
                    pairs.each { it.removeAll { it.one() == id || it.other() == id } }
                    marks.removeAll { it.space() == id }
                    exits = exits.collect { new Drawing.Exit(it.edge(), it.colour(), it.spaces() - id) }
                }
        }
        new Drawing(spaces, walls, black, lines, exits, marks, pairs[0], pairs[1], pairs[2], pairs[3], d.decor())
    }

    static Points corner(Points shape, Random random) {
        def xy = shape.xy()
        def at = random.nextInt(shape.count()) * 2
        xy[at] = Math.max(0d, Math.min(1000d, xy[at] + random.nextInt(61) - 30))
        xy[at + 1] = Math.max(0d, Math.min(1000d, xy[at + 1] + random.nextInt(61) - 30))
        new Points(xy)
    }
}
