package mystics.editor.board;

import java.awt.geom.Line2D;
import java.util.List;

/**
 * The soft shadow along walls and rock. The shadow makes a floor look lower than its walls.
 *
 * @param lines the edges of walls and rock
 */
record Corners(List<Line2D> lines) {
    private static final double MOST = 0.42;
    private static final double WIDE = 58;

    /** The darkness at a point, 0 to 1. */
    double dark(double x, double y) {
        double near = WIDE;
        for (int i = 0; i < lines.size(); i++) {
            near = Math.min(near, lines.get(i).ptSegDist(x, y));
        }
        double close = 1 - near / WIDE;
        return MOST * close * close;
    }
}
