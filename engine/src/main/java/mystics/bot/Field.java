package mystics.bot;

import java.util.Arrays;
import mystics.phase.move.Ways;

/**
 * The distance of every space of a room from some goals, in steps, for one figure. A step that ends the movement, or uses all of it, counts
 * as several steps.
 */
final class Field {
    /** A distance longer than any route. */
    static final int FAR = 60;
    private static final int STOPPED = 4;
    private static final int WHOLE = 6;
    private static final int SHUNNED = 8;

    private final byte[] steps = new byte[64];

    private Field() {
        Arrays.fill(steps, (byte) FAR);
    }

    /**
     * The distance of each space from the nearest of the goals.
     *
     * @param slow the spaces on which a movement has to end
     */
    static Field to(long goals, Ways ways, long slow) {
        Field field = new Field();
        int spaces = ways.room.plan().size();
        long[] from = backwards(ways, spaces);
        long[] at = new long[FAR + WHOLE + SHUNNED + 1];
        at[0] = goals;
        for (long left = goals; left != 0; left &= left - 1) {
            field.steps[Long.numberOfTrailingZeros(left)] = 0;
        }
        for (int spent = 0; spent < FAR; spent++) {
            for (long left = at[spent]; left != 0; left &= left - 1) {
                int space = Long.numberOfTrailingZeros(left);
                if (field.steps[space] == spent) {
                    field.spread(space, spent, from[space], ways, slow, at);
                }
            }
        }
        return field;
    }

    private static long[] backwards(Ways ways, int spaces) {
        long[] from = new long[spaces];
        for (int space = 0; space < spaces; space++) {
            for (long left = ways.next(space); left != 0; left &= left - 1) {
                from[Long.numberOfTrailingZeros(left)] |= 1L << space;
            }
        }
        return from;
    }

    private void spread(int to, int spent, long before, Ways ways, long slow, long[] at) {
        int arriving = spent + ((ways.shunned() >> to & 1) != 0 ? SHUNNED : (slow >> to & 1) != 0 ? STOPPED : 1);
        for (long left = before; left != 0; left &= left - 1) {
            int space = Long.numberOfTrailingZeros(left);
            int price = arriving + ((ways.whole(space) >> to & 1) != 0 ? WHOLE : (ways.dear(space) >> to & 1) != 0 ? ways.climb() - 1 : 0);
            if (price < steps[space]) {
                steps[space] = (byte) price;
                at[price] |= 1L << space;
            }
        }
    }

    /** The distance of a space; {@link #FAR} when the space is farther or cannot be reached. */
    int of(int space) {
        return steps[space];
    }
}
