package mystics.geometry;

/**
 * A direction on a tile side: x grows to the east, y to the south. The length of the arrow has no meaning.
 *
 * @param dx component to the east
 * @param dy component to the south
 */
public record Arrow(double dx, double dy) {
    /** No direction. */
    public static final Arrow NONE = new Arrow(0, 0);

    /** Whether there is no direction. */
    public boolean isNone() {
        return dx == 0 && dy == 0;
    }

    /** The component of this arrow along another direction; positive along that direction, negative against it. */
    double along(double x, double y) {
        return dx * x + dy * y;
    }
}
