package mystics.phase.move;

/**
 * The spaces of a room that a movement reaches from one space, sorted by the movement spent. Each space of the room is one bit. Immutable.
 */
final class Flood {
    private final Ways ways;
    private final long ends;
    /** The spaces for each amount of movement: those that need exactly this amount. */
    private final long[] at;
    private final long reached;

    /**
     * Spreads from a space.
     *
     * @param points movement left
     * @param ends spaces where the movement is over
     */
    Flood(Ways ways, int start, int points, long ends) {
        this.ways = ways;
        this.ends = ends;
        this.at = new long[points + 1];
        at[0] = 1L << start;
        long before = 0;
        for (int spent = 0; spent < points; spent++) {
            at[spent] &= ~before;
            before |= at[spent];
            spread(spent, ~before & ~ways.bars());
        }
        at[points] &= ~before;
        this.reached = before | at[points];
    }

    private void spread(int spent, long open) {
        long near = 0;
        long dear = 0;
        for (long left = passable(spent); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long next = ways.next(from) & ~ways.whole(from);
            dear |= next & ways.dear(from);
            near |= next & ~ways.dear(from);
        }
        at[spent + 1] |= near & open;
        if (spent + ways.climb() < at.length) {
            at[spent + ways.climb()] |= dear & open;
        }
    }

    /**
     * The spaces that cost a number of movement points and from which the movement can continue. A way never ends on the space where it
     * begins.
     */
    private long passable(int spent) {
        return spent == 0 ? at[0] : at[spent] & ~ends;
    }

    /** The spaces that are reached, the start among them. */
    long reached() {
        return reached;
    }

    /** The cost of a space that has been reached. */
    int cost(int space) {
        int cost = 0;
        while ((at[cost] >> space & 1) == 0) {
            cost++;
        }
        return cost;
    }

    /**
     * The space before a reached space on the way from the start: the one that the movement reached first; if there are several, the one
     * with the lowest number.
     */
    int before(int space) {
        int cost = cost(space);
        for (int spent = Math.max(0, cost - ways.climb()); spent < cost; spent++) {
            for (long left = passable(spent); left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                if (leads(from, space) && spent + price(from, space) == cost) {
                    return from;
                }
            }
        }
        throw new IllegalStateException("No way back from " + ways.room.space(space));
    }

    private boolean leads(int from, int to) {
        return (ways.next(from) & ~ways.whole(from) & 1L << to) != 0;
    }

    private int price(int from, int to) {
        return (ways.dear(from) & 1L << to) == 0 ? 1 : ways.climb();
    }
}
