package mystics.editor.board;

import java.awt.geom.Line2D;
import java.util.List;

/**
 * The darkness that gathers beside walls and rock, where light from above does not come: it is what makes a floor lie deeper than they stand.
 *
 * @param lines their edges
 */
record Corners(List<Line2D> lines) {
    private static final double MOST = 0.42;
    private static final double WIDE = 58;

    /** How dark it is at a point, 0 to 1. */
    double dark(double x, double y) {
        double near = WIDE;
        for (int i = 0; i < lines.size(); i++) {
            near = Math.min(near, lines.get(i).ptSegDist(x, y));
        }
        double close = 1 - near / WIDE;
        return MOST * close * close;
    }
}
