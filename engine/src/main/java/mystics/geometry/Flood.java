package mystics.geometry;

/** How far walks over a {@link Terrain} lead, and at what price. Immutable. */
public final class Flood {
    private final Terrain terrain;
    private final long start;
    private final long[] rings;
    private final long reached;

    Flood(Terrain terrain, long start, int budget) {
        this.terrain = terrain;
        this.start = start;
        rings = new long[budget + 1];
        rings[0] = start;
        long known = 0;
        for (int cost = 0; cost <= budget; cost++) {
            rings[cost] &= ~known;
            known |= rings[cost];
            spread(cost);
        }
        reached = known;
    }

    private void spread(int cost) {
        for (long left = leaving(cost); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            long steep = terrain.steep().applyAsLong(space);
            enter(cost + 1, terrain.ways().applyAsLong(space) & ~steep);
            enter(cost + Terrain.CLIMB, terrain.ways().applyAsLong(space) & steep);
        }
    }

    private void enter(int cost, long spaces) {
        if (cost < rings.length) {
            rings[cost] |= spaces & terrain.open();
        }
    }

    /** All spaces reached, the start included. */
    public long reached() {
        return reached;
    }

    /** The spaces whose cheapest walk costs exactly this; 0 beyond the budget. */
    public long ring(int cost) {
        return cost < rings.length ? rings[cost] : 0;
    }

    /** The price of the cheapest walk to a space, or {@link Plan#FAR} when it is not reached. */
    public int cost(int space) {
        for (int cost = 0; cost < rings.length; cost++) {
            if ((rings[cost] >>> space & 1) != 0) {
                return cost;
            }
        }
        return Plan.FAR;
    }

    /** The spaces from which the last step of a cheapest walk to a space can come: more than one where walks are equal; 0 for the start. */
    public long before(int space) {
        int cost = cost(space);
        return cost == Plan.FAR ? 0 : stepping(cost - 1, space, 1) | stepping(cost - Terrain.CLIMB, space, Terrain.CLIMB);
    }

    private long stepping(int ring, int to, int price) {
        long from = 0;
        for (long left = ring < 0 ? 0 : leaving(ring); left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            boolean steep = (terrain.steep().applyAsLong(space) >>> to & 1) != 0;
            boolean leads = (terrain.ways().applyAsLong(space) >>> to & 1) != 0;
            if (leads && steep == (price == Terrain.CLIMB)) {
                from |= 1L << space;
            }
        }
        return from;
    }

    private long leaving(int ring) {
        return ring == 0 ? start : rings[ring] & ~terrain.stops();
    }
}
