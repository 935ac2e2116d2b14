package mystics.geometry;

/** An edge of a tile side when the orientation arrow of the tile points north (SETUP-4). */
public enum Edge {
    N(0, -1), E(1, 0), S(0, 1), W(-1, 0);

    private final int dx;
    private final int dy;

    Edge(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** The number of columns from this tile to the tile beyond this edge: -1, 0 or 1. Column numbers grow to the east. */
    public int dx() {
        return dx;
    }

    /** The number of rows from this tile to the tile beyond this edge: -1, 0 or 1. Row numbers grow to the south. */
    public int dy() {
        return dy;
    }

    /** The edge that meets this one on the neighbouring tile (EXPLORE-2). */
    public Edge opposite() {
        return values()[(ordinal() + 2) % 4];
    }
}
