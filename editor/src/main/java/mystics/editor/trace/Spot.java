package mystics.editor.trace;

import mystics.geometry.Points;

/**
 * A point on a tile side, in tile units.
 *
 * @param x the x coordinate, which grows to the east
 * @param y the y coordinate, which grows to the south
 */
public record Spot(double x, double y) {
    /** A point of a shape or path. */
    public static Spot of(Points shape, int point) {
        return new Spot(shape.x(point), shape.y(point));
    }

    /** The distance to another point. */
    public double distance(Spot other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    /** The point at some distance to the east and south. */
    public Spot plus(double dx, double dy) {
        return new Spot(x + dx, y + dy);
    }

    /** The point at a given share of the way to another point: 0 gives this point, and 1 gives the other point. */
    public Spot toward(Spot other, double share) {
        return new Spot(x + (other.x - x) * share, y + (other.y - y) * share);
    }

    /** The nearest point with whole coordinates on the tile. */
    public Spot whole() {
        return new Spot(Shaping.whole(x), Shaping.whole(y));
    }
}
