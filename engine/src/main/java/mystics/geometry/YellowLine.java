package mystics.geometry;

import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;

/** A yellow line and its upper side (MOVE-3). */
final class YellowLine {
    private final LineString path;
    private final Arrow arrow;

    YellowLine(Drawing.Line line) {
        path = Shapes.line(line.path());
        arrow = line.arrow();
    }

    boolean crossedBy(LineString bridge) {
        return path.intersects(bridge);
    }

    /** Whether a bridge crosses the line towards the side from which the arrow comes. */
    boolean climbedBy(LineString bridge) {
        Coordinate from = bridge.getCoordinateN(0);
        Coordinate to = bridge.getCoordinateN(1);
        for (int piece = 1; piece < path.getNumPoints(); piece++) {
            Coordinate start = path.getCoordinateN(piece - 1);
            Coordinate end = path.getCoordinateN(piece);
            if (Distance.segmentToSegment(from, to, start, end) == 0) {
                return against(start, end, to.x - from.x, to.y - from.y);
            }
        }
        return false;
    }

    /**
     * Whether a step crosses the line against its arrow. The step and the arrow are compared at right angles to the crossed piece of the
     * line. If one of them runs along that piece, their directions are compared directly.
     */
    private boolean against(Coordinate start, Coordinate end, double dx, double dy) {
        double acrossX = start.y - end.y;
        double acrossY = end.x - start.x;
        double down = arrow.along(acrossX, acrossY);
        double step = dx * acrossX + dy * acrossY;
        return down == 0 || step == 0 ? arrow.along(dx, dy) < 0 : down * step < 0;
    }
}
