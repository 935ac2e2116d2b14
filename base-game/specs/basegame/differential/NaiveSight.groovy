package basegame.differential

import groovy.transform.CompileStatic
import mystics.geometry.Drawing
import mystics.geometry.Points

/** SIGHT-1, SIGHT-2 with a ruler: the line from centre to centre against every edge of every wall and black area. */
@CompileStatic
class NaiveSight {
    private final List<double[]> edges = []
    private final Drawing drawing

    NaiveSight(Drawing drawing) {
        this.drawing = drawing
        drawing.walls().each { Points wall -> edges(wall, false) }
        drawing.black().each { Points area -> edges(area, true) }
    }

    private void edges(Points points, boolean closed) {
        int count = points.count()
        for (int i = 0; i < (closed ? count : count - 1); i++) {
            int next = (i + 1) % count
            edges << ([points.x(i), points.y(i), points.x(next), points.y(next)] as double[])
        }
    }

    boolean sees(String one, String other, double x, double y, double toX, double toY) {
        if (one == other || drawing.seen().any { it.one() in [one, other] && it.other() in [one, other] }) {
            return true
        }
        if (drawing.blind().any { it.one() in [one, other] && it.other() in [one, other] }) {
            return false
        }
        !edges.any { double[] edge -> crosses(x, y, toX, toY, edge) }
    }

    private static boolean crosses(double ax, double ay, double bx, double by, double[] edge) {
        double one = side(ax, ay, bx, by, edge[0], edge[1])
        double other = side(ax, ay, bx, by, edge[2], edge[3])
        double from = side(edge[0], edge[1], edge[2], edge[3], ax, ay)
        double to = side(edge[0], edge[1], edge[2], edge[3], bx, by)
        one * other <= 0 && from * to <= 0 && (one != 0 || other != 0 || from != 0 || to != 0)
    }

    /** On which side of the line from a to b the point lies. */
    private static double side(double ax, double ay, double bx, double by, double x, double y) {
        (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    }
}
