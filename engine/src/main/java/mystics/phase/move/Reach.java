package mystics.phase.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The spaces a movement can reach, and the cheapest way to each. Spaces are numbers of one room. */
public final class Reach {
    /** More than any movement. */
    public static final int FAR = 99;

    private final int start;
    private final byte[] cost;
    private final byte[] before;
    private long reached;

    private Reach(int start, int spaces) {
        this.start = start;
        this.cost = new byte[spaces];
        this.before = new byte[spaces];
    }

    /**
     * Works out what can be reached.
     *
     * @param points movement left
     * @param untouched whether the whole movement is still there, so that ways that take all of it are open
     */
    public static Reach of(Ways ways, int start, int points, boolean untouched) {
        Reach reach = new Reach(start, ways.room.plan().size());
        long carefully = ways.stops() | ways.shunned();
        reach.flood(ways, points, carefully);
        if ((ways.shunned() & ~ways.stops()) != 0) {
            Reach anyway = new Reach(start, ways.room.plan().size());
            anyway.flood(ways, points, ways.stops());
            reach.addMissing(anyway);
        }
        if (untouched && points > 0) {
            reach.addWhole(ways, points);
        }
        return reach;
    }

    private void flood(Ways ways, int points, long dead) {
        long[] at = new long[points + 4];
        at[0] = 1L << start;
        reached = at[0];
        for (int spent = 0; spent < points; spent++) {
            for (long left = at[spent]; left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                if (cost[from] == spent && (from == start || (dead >> from & 1) == 0)) {
                    spread(ways, from, spent, points, at);
                }
            }
        }
    }

    private void spread(Ways ways, int from, int spent, int points, long[] at) {
        long whole = ways.whole(from);
        long next = ways.next(from) & ~ways.bars() & ~whole;
        long dear = ways.dear(from);
        for (long left = next; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            int price = spent + ((dear >> to & 1) == 0 ? 1 : ways.climb());
            if (price <= points && ((reached >> to & 1) == 0 || price < cost[to])) {
                reached |= 1L << to;
                cost[to] = (byte) price;
                before[to] = (byte) from;
                at[price] |= 1L << to;
            }
        }
    }

    private void addMissing(Reach other) {
        for (long left = other.reached & ~reached; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            List<Integer> path = other.path(to);
            for (int space : path) {
                if ((reached >> space & 1) == 0) {
                    reached |= 1L << space;
                    cost[space] = other.cost[space];
                    before[space] = other.before[space];
                }
            }
        }
    }

    private void addWhole(Ways ways, int points) {
        long exits = ways.next(start) & ways.whole(start) & ~ways.bars() & ~reached;
        for (long left = exits; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            reached |= 1L << to;
            cost[to] = (byte) points;
            before[to] = (byte) start;
        }
    }

    /** The spaces that can be reached, the start not counted. */
    public long spaces() {
        return reached & ~(1L << start);
    }

    /** What it costs to reach a space, or {@link #FAR}. */
    public int cost(int space) {
        return (reached >> space & 1) == 0 ? FAR : cost[space];
    }

    /** The way to a space, the start not counted. */
    public List<Integer> path(int space) {
        List<Integer> path = new ArrayList<>();
        for (int at = space; at != start; at = before[at]) {
            path.add(at);
        }
        Collections.reverse(path);
        return path;
    }
}
