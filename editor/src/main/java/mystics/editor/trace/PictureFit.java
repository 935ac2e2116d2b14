package mystics.editor.trace;

import java.awt.geom.AffineTransform;
import mystics.geometry.Drawing;

/**
 * How a picture to be traced lies on a tile: moved, turned and scaled, but never distorted. In the coordinates of the picture, its longer
 * side has the length 1.
 *
 * @param right the vector along the picture's upper edge to the right, as long as the picture's longer side, in tile units
 * @param corner the place of the picture's upper left corner
 */
public record PictureFit(Spot right, Spot corner) {
    private static final Spot MIDDLE = new Spot(Drawing.SIDE / 2, Drawing.SIDE / 2);
    /** The shortest and longest allowed length of the longer side, in tile units. */
    private static final double SHORTEST = 20;
    private static final double LONGEST = 100 * Drawing.SIDE;
    /** The least distance, in tile units, between two points by which a picture can be fitted. */
    private static final double APART = 10;

    /** The picture in the middle of the tile, as large as the tile and the picture's proportions allow. */
    public static PictureFit filling(double width, double height) {
        double longer = Math.max(width, height);
        return new PictureFit(new Spot(Drawing.SIDE, 0), new Spot(Drawing.SIDE * (1 - width / longer) / 2,
                Drawing.SIDE * (1 - height / longer) / 2));
    }

    /** The picture moved by a number of tile units. */
    public PictureFit moved(double dx, double dy) {
        return new PictureFit(right, corner.plus(dx, dy));
    }

    /** The picture scaled around the middle of the tile. A picture that would exceed the limits keeps its size. */
    public PictureFit scaled(double factor) {
        return spun(factor, 0, MIDDLE);
    }

    /** The picture turned clockwise around the middle of the tile. */
    public PictureFit turned(double degrees) {
        double angle = Math.toRadians(degrees);
        return spun(Math.cos(angle), Math.sin(angle), MIDDLE);
    }

    /** Whether two points are far enough from each other to fit a picture by them. */
    public static boolean areApart(Spot one, Spot other) {
        return one.distance(other) >= APART;
    }

    /**
     * The picture turned and scaled around a fixed point. Another point of the picture then lies at the given place.
     *
     * @param point the current place of the moving point, which differs from the fixed point
     */
    public PictureFit fitted(Spot fixed, Spot point, Spot place) {
        double x = point.x() - fixed.x();
        double y = point.y() - fixed.y();
        double length = x * x + y * y;
        double toX = place.x() - fixed.x();
        double toY = place.y() - fixed.y();
        return spun((toX * x + toY * y) / length, (toY * x - toX * y) / length, fixed);
    }

    /** Turns and scales around a point, by multiplying complex numbers. */
    private PictureFit spun(double along, double across, Spot fixed) {
        double x = corner.x() - fixed.x();
        double y = corner.y() - fixed.y();
        Spot way = new Spot(along * right.x() - across * right.y(), along * right.y() + across * right.x());
        double length = Math.hypot(way.x(), way.y());
        return length < SHORTEST || length > LONGEST ? this
                : new PictureFit(way, fixed.plus(along * x - across * y, along * y + across * x));
    }

    /** The transformation from the picture, whose longer side has the length 1, to tile units. */
    public AffineTransform transform() {
        return new AffineTransform(right.x(), right.y(), -right.y(), right.x(), corner.x(), corner.y());
    }
}
