package mystics.phase.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The spaces that a movement can reach, and the cheapest way to each. Spaces are given as numbers within one room. */
public final class Reach {
    /** A cost greater than any movement. */
    public static final int FAR = 99;

    private final int start;
    private final int points;
    private final Flood carefully;
    private final Flood anyhow;
    private final long whole;

    private Reach(int start, int points, Flood carefully, Flood anyhow, long whole) {
        this.start = start;
        this.points = points;
        this.carefully = carefully;
        this.anyhow = anyhow;
        this.whole = whole;
    }

    /**
     * Computes the spaces that can be reached. A way crosses a dangerous space only if there is no way round it.
     *
     * @param points movement left
     * @param untouched whether no movement has been spent yet, so that ways that cost the whole movement are open
     */
    public static Reach of(Ways ways, int start, int points, boolean untouched) {
        long ends = ways.stops();
        Flood carefully = new Flood(ways, start, points, ends | ways.shunned());
        Flood anyhow = (ways.shunned() & ~ends) == 0 ? carefully : new Flood(ways, start, points, ends);
        return new Reach(start, points, carefully, anyhow,
                untouched && points > 0 ? ways.next(start) & ways.whole(start) & ~ways.bars() : 0);
    }

    /** The spaces that can be reached, not counting the start. */
    public long spaces() {
        return (carefully.reached() | anyhow.reached() | whole) & ~(1L << start);
    }

    /** The cost of reaching a space, or {@link #FAR}. */
    public int cost(int space) {
        if ((carefully.reached() >> space & 1) != 0) {
            return carefully.cost(space);
        }
        if ((anyhow.reached() >> space & 1) != 0) {
            return anyhow.cost(space);
        }
        return (whole >> space & 1) != 0 ? points : FAR;
    }

    /** The way to a space, not counting the start. */
    public List<Integer> path(int space) {
        List<Integer> path = new ArrayList<>(cost(space));
        for (int at = space; at != start; at = before(at)) {
            path.add(at);
        }
        Collections.reverse(path);
        return path;
    }

    private int before(int space) {
        if ((carefully.reached() >> space & 1) != 0) {
            return carefully.before(space);
        }
        return (anyhow.reached() >> space & 1) != 0 ? anyhow.before(space) : start;
    }
}
