package mystics.editor.board;

import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Finds room for a text on a space: well inside the edge, clear of figures and signs, and low on the left if possible. */
final class Clearing {
    private static final int GRID = 12;
    private static final double FLAT = 6;
    /** The weight of the distance to the edge of the space. The distance to figures and signs has the weight 1. */
    private static final double EDGE = 4;
    private static final double LOW = 0.02;
    private final Shape space;
    private final List<Line2D> edges = new ArrayList<>();
    private final List<Rectangle2D> taken;

    /** @param taken the covered parts of the board */
    Clearing(Shape space, List<Rectangle2D> taken) {
        this.space = space;
        Rectangle2D box = space.getBounds2D();
        this.taken = taken.stream().filter(box::intersects).toList();
        double[] at = new double[6];
        Point2D from = new Point2D.Double();
        Point2D first = from;
        for (PathIterator path = space.getPathIterator(null, FLAT); !path.isDone(); path.next()) {
            int kind = path.currentSegment(at);
            Point2D to = kind == PathIterator.SEG_CLOSE ? first : new Point2D.Double(at[0], at[1]);
            if (kind == PathIterator.SEG_MOVETO) {
                first = to;
            } else {
                edges.add(new Line2D.Double(from, to));
            }
            from = to;
        }
    }

    /**
     * The best place for the middle of a round sign with the given radius. If there is no room for the whole sign, most of it is visible at
     * this place.
     */
    Point2D place(double radius) {
        Rectangle2D box = space.getBounds2D();
        Point2D best = new Point2D.Double(box.getCenterX(), box.getCenterY());
        double most = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < GRID; row++) {
            for (int column = 0; column < GRID; column++) {
                double low = (row + column) * LOW;
                if ((EDGE + 1) * radius - low <= most) {
                    break;
                }
                Point2D point = new Point2D.Double(box.getX() + (column + 0.5) * box.getWidth() / GRID,
                        box.getMaxY() - (row + 0.5) * box.getHeight() / GRID);
                double worth = space.contains(point) ? EDGE * Math.min(edge(point), radius) + Math.min(thing(point), radius) - low
                        : Double.NEGATIVE_INFINITY;
                if (worth > most) {
                    most = worth;
                    best = point;
                }
            }
        }
        return best;
    }

    /** The distance from a point to the edge of the space. */
    double edge(Point2D point) {
        return edges.stream().mapToDouble(edge -> edge.ptSegDist(point)).min().orElse(0);
    }

    /** The distance from a point to the nearest covered part; negative inside a covered part. */
    private double thing(Point2D point) {
        double room = Double.MAX_VALUE;
        for (Rectangle2D thing : taken) {
            double dx = Math.max(thing.getX() - point.getX(), point.getX() - thing.getMaxX());
            double dy = Math.max(thing.getY() - point.getY(), point.getY() - thing.getMaxY());
            room = Math.min(room, dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy));
        }
        return room;
    }
}
