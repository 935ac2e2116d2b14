package mystics.editor.art;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.util.Random;
import mystics.geometry.Points;

/** Draws slightly uneven lines, as by hand. The same seed always draws the same lines. */
public final class UnevenPen {
    private static final double STEP = 34;
    private final Random chance;

    /** A pen whose lines depend on an object: with the same object, the pen always draws the same lines. */
    public UnevenPen(Object... seed) {
        long mixed = 0x9E3779B97F4A7C15L;
        for (Object part : seed) {
            mixed = (mixed ^ part.toString().hashCode()) * 0xBF58476D1CE4E5B9L;
        }
        chance = new Random(mixed);
    }

    /** A random number between two limits. */
    public double between(double low, double high) {
        return low + chance.nextDouble() * (high - low);
    }

    /** A random number between -{@code most} and {@code most}. */
    public double waver(double most) {
        return between(-most, most);
    }

    /** A random number from 0 to {@code count} - 1. */
    public int pick(int count) {
        return chance.nextInt(count);
    }

    /** A closed, slightly uneven outline with soft corners. */
    public Path2D outline(Points points, double waver) {
        return draw(points, waver, true);
    }

    /** An open, slightly uneven line. */
    public Path2D line(Points points, double waver) {
        return draw(points, waver, false);
    }

    /** A closed outline without corners, for grown or rounded things. */
    public Path2D blob(Points points, double waver) {
        Path2D.Double path = new Path2D.Double();
        int count = points.count();
        for (int corner = 0; corner <= count; corner++) {
            double x = points.x(corner % count);
            double y = points.y(corner % count);
            double middleX = (x + points.x((corner + 1) % count)) / 2;
            double middleY = (y + points.y((corner + 1) % count)) / 2;
            if (corner == 0) {
                path.moveTo(middleX, middleY);
            } else {
                double off = corner == count ? 0 : 1;
                path.quadTo(x + off * waver(waver), y + off * waver(waver), middleX, middleY);
            }
        }
        path.closePath();
        return path;
    }

    private Path2D draw(Points points, double waver, boolean closed) {
        Path2D.Double path = new Path2D.Double();
        int count = points.count();
        int edges = closed ? count : count - 1;
        double lastX = points.x(0);
        double lastY = points.y(0);
        path.moveTo(lastX, lastY);
        for (int edge = 0; edge < edges; edge++) {
            double fromX = points.x(edge);
            double fromY = points.y(edge);
            double dx = points.x((edge + 1) % count) - fromX;
            double dy = points.y((edge + 1) % count) - fromY;
            double length = Math.hypot(dx, dy);
            int pieces = Math.max(1, (int) Math.round(length / STEP));
            for (int piece = 1; piece <= pieces; piece++) {
                double share = (double) piece / pieces;
                boolean end = piece == pieces;
                double off = end ? waver(waver * 0.4) : waver(waver);
                double x = fromX + dx * share - (length == 0 ? 0 : dy / length * off);
                double y = fromY + dy * share + (length == 0 ? 0 : dx / length * off);
                path.quadTo(lastX + (x - lastX) / 2 + waver(waver * 0.5), lastY + (y - lastY) / 2 + waver(waver * 0.5), x, y);
                lastX = x;
                lastY = y;
            }
        }
        if (closed) {
            path.closePath();
        }
        return path;
    }

    /** A pen with round ends, with its width in tile units. */
    public static BasicStroke pen(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }
}
