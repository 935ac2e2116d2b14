package mystics.geometry;

import java.util.Arrays;

/**
 * The corners of a polygon or the bends of a polyline, in tile units. A side is 1000 x 1000 units; (0, 0) is its north-west corner. An
 * immutable value: two lists of points are equal when their coordinates are equal.
 *
 * @param xy x and y in turn
 */
public record Points(double... xy) {
    /** @throws IllegalArgumentException when a y is missing */
    public Points {
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException("coordinates come in pairs, but there are " + xy.length + " numbers");
        }
        xy = xy.clone();
    }

    /** A copy of the coordinates: x and y of each point. */
    @Override
    public double[] xy() {
        return xy.clone();
    }

    /** The number of points. */
    public int count() {
        return xy.length / 2;
    }

    /** The x coordinate of a point; the first point has index 0. */
    public double x(int point) {
        return xy[2 * point];
    }

    /** The y coordinate of a point; the first point has index 0. */
    public double y(int point) {
        return xy[2 * point + 1];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Points points && Arrays.equals(xy, points.xy);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(xy);
    }

    @Override
    public String toString() {
        return Arrays.toString(xy);
    }
}
