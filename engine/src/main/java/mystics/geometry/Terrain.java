package mystics.geometry;

import java.util.function.IntToLongFunction;

/**
 * What a side is to one who walks on it, as masks; which masks is for the rules of movement to say.
 *
 * @param ways  the spaces a step leads to, from each space
 * @param steep those of them that cost {@link #CLIMB} instead of 1 (MOVE-3)
 * @param open  the spaces that may be entered
 * @param stops the spaces where a walk ends once it has entered (MOVE-9); a start is left all the same
 */
public record Terrain(IntToLongFunction ways, IntToLongFunction steep, long open, long stops) {
    /** The price of a steep step (MOVE-3). */
    public static final int CLIMB = 3;

    /** Where every step costs 1 and nothing is in the way. */
    public static Terrain level(IntToLongFunction ways) {
        return new Terrain(ways, space -> 0, -1, 0);
    }

    /** A side as it is drawn, with its yellow lines (MOVE-2 to MOVE-4) and nobody on it. */
    public static Terrain of(Plan plan) {
        return new Terrain(plan::neighbours, plan::uphill, -1, 0);
    }

    /** The same, where only these spaces may be entered. */
    public Terrain within(long spaces) {
        return new Terrain(ways, steep, open & spaces, stops);
    }

    /** The same, where a walk ends at these spaces, too. */
    public Terrain stoppingAt(long spaces) {
        return new Terrain(ways, steep, open, stops | spaces);
    }

    /** Everywhere a walk from any of these spaces leads that costs no more than this. */
    public Flood flood(long start, int budget) {
        return new Flood(this, start, budget);
    }
}
