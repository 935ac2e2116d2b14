package mystics.bench;

/**
 * The reference: a small dungeon crawl written by hand on one byte array and 64-bit masks, without hooks, texts or mods. The reference is
 * frozen: it must not become faster or larger. The speed of the engine divided by the speed of the reference therefore means the same in a
 * year and on another machine.
 *
 * <p>The reference has four heroes, up to sixteen minions of three kinds, three rooms of thirty spaces, shuffled initiative, movement,
 * melee and ranged attacks, a search, cheese, a wheel, surges and pages. Every answer is a random legal one.
 */
final class MicroGame {
    static final int SPACES = 30;
    static final int HEROES = 4;
    static final int FIGURES = 20;
    private static final int COLUMNS = 6;
    private static final int[] NUMBER = {1, 2, 3, 2, 1, 3};
    private static final int[] LIFE = {1, 1, 3};
    private static final int[] BATTLE = {2, 2, 3};
    private static final int[] DEFENCE = {1, 2, 2};
    private static final long[] NEAR = near();

    private final byte[] at = new byte[FIGURES];
    private final byte[] wounds = new byte[FIGURES];
    private final byte[] kind = new byte[FIGURES];
    private final byte[] cheese = new byte[HEROES];
    private final byte[] order = new byte[FIGURES];
    private int ordered;
    private int room;
    private int wheel;
    private int page;
    private int searched;
    private long random;
    private long decisions;
    private long trace;

    private static long[] near() {
        long[] near = new long[SPACES];
        for (int one = 0; one < SPACES; one++) {
            for (int other = 0; other < SPACES; other++) {
                int dx = one % COLUMNS - other % COLUMNS;
                int dy = one / COLUMNS - other / COLUMNS;
                boolean walled = one % 7 == 3 && other == one + 1 || other % 7 == 3 && one == other + 1;
                if (one != other && Math.abs(dx) <= 1 && Math.abs(dy) <= 1 && !walled) {
                    near[one] |= 1L << other;
                }
            }
        }
        return near;
    }

    /** Plays a game and returns the number of decisions. */
    long play(long seed) {
        random = seed;
        decisions = 0;
        trace = 0;
        java.util.Arrays.fill(at, (byte) -1);
        java.util.Arrays.fill(wounds, (byte) 0);
        java.util.Arrays.fill(cheese, (byte) 0);
        wheel = 0;
        page = 1;
        room = -1;
        enter();
        while (page < 6 && room < 3) {
            round();
        }
        return decisions;
    }

    /** A digest of the last game. */
    long trace() {
        return trace;
    }

    private int below(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long z = (random ^ random >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) (((z ^ z >>> 31) >>> 32) * bound >>> 32);
    }

    private int decide(int options) {
        decisions++;
        int chosen = below(options);
        trace = trace * 31 + chosen;
        return chosen;
    }

    private void enter() {
        room++;
        searched = 0;
        for (int hero = 0; hero < HEROES; hero++) {
            at[hero] = (byte) below(4);
        }
        arrive(3 + room);
        deal();
    }

    private void arrive(int number) {
        for (int slot = HEROES, left = number; slot < FIGURES && left > 0; slot++) {
            if (at[slot] < 0) {
                kind[slot] = (byte) below(3);
                at[slot] = (byte) (SPACES - 1 - below(6));
                wounds[slot] = 0;
                left--;
            }
        }
    }

    private void deal() {
        ordered = 0;
        for (int figure = 0; figure < HEROES + 3; figure++) {
            order[ordered++] = (byte) figure;
        }
        for (int i = ordered - 1; i > 0; i--) {
            int j = below(i + 1);
            byte swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
    }

    private void round() {
        int before = room;
        for (int i = 0; i < ordered && page < 6 && room == before; i++) {
            if (order[i] < HEROES) {
                hero(order[i]);
            } else {
                minions(order[i] - HEROES);
            }
        }
        if (room == before && minionMask() == 0) {
            onWheel(1);
        }
        if (at[0] < 0 && at[1] < 0 && at[2] < 0 && at[3] < 0) {
            page = 6;
        }
    }

    private long minionMask() {
        long mask = 0;
        for (int slot = HEROES; slot < FIGURES; slot++) {
            mask |= at[slot] < 0 ? 0 : 1L << at[slot];
        }
        return mask;
    }

    private void hero(int hero) {
        if (at[hero] < 0) {
            if (minionMask() == 0) {
                at[hero] = 0;
            }
            return;
        }
        int points = NUMBER[below(6)] + 2;
        long reach = reach(at[hero], points, minionMask());
        int choice = decide(Long.bitCount(reach) + 1);
        if (choice > 0) {
            at[hero] = (byte) nth(reach, choice - 1);
        }
        act(hero);
        if (cheese[hero] >= 6 && decide(2) == 0) {
            cheese[hero] -= 6;
            wounds[hero] = 0;
        }
    }

    private static int nth(long mask, int n) {
        long left = mask;
        for (int i = 0; i < n; i++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    private static long reach(int from, int points, long stops) {
        long seen = 1L << from;
        long frontier = seen;
        for (int step = 0; step < points && frontier != 0; step++) {
            long next = 0;
            for (long left = frontier & (~stops | 1L << from); left != 0; left &= left - 1) {
                next |= NEAR[Long.numberOfTrailingZeros(left)];
            }
            frontier = next & ~seen;
            seen |= next;
        }
        return seen & ~(1L << from);
    }

    private void act(int hero) {
        long close = NEAR[at[hero]] | 1L << at[hero];
        int targets = 0;
        for (int slot = HEROES; slot < FIGURES; slot++) {
            targets += at[slot] >= 0 && (close >> at[slot] & 1) != 0 ? 1 : 0;
        }
        boolean clear = minionMask() == 0;
        int choice = decide(targets + ((searched >> hero & 1) == 0 ? 1 : 0) + (clear ? 1 : 0) + 1);
        if (choice < targets) {
            strike(hero, target(close, choice));
        } else if (choice == targets && (searched >> hero & 1) == 0) {
            if (below(6) >= 3) {
                searched |= 1 << hero;
                cheese[hero]++;
            }
        } else if (clear && choice == targets + ((searched >> hero & 1) == 0 ? 1 : 0)) {
            enter();
        }
    }

    private int target(long close, int choice) {
        int left = choice;
        for (int slot = HEROES; slot < FIGURES; slot++) {
            if (at[slot] >= 0 && (close >> at[slot] & 1) != 0 && left-- == 0) {
                return slot;
            }
        }
        throw new IllegalStateException();
    }

    private void strike(int hero, int slot) {
        int hits = 0;
        for (int die = 0; die < 3; die++) {
            int face = below(6);
            hits += face >= 3 ? 1 : 0;
            cheese[hero] += face == 0 && cheese[hero] < 100 ? 1 : 0;
        }
        for (int die = 0; die < DEFENCE[kind[slot]] && hits > 0; die++) {
            int face = below(6);
            hits -= face >= 4 ? 1 : 0;
            if (face == 0) {
                onWheel(1);
            }
        }
        wounds[slot] += (byte) Math.max(0, hits);
        if (wounds[slot] >= LIFE[kind[slot]]) {
            at[slot] = -1;
        }
    }

    private void minions(int ofKind) {
        for (int slot = HEROES; slot < FIGURES && page < 6; slot++) {
            if (at[slot] >= 0 && kind[slot] == ofKind) {
                minion(slot);
            }
        }
    }

    private void minion(int slot) {
        long heroes = 0;
        for (int hero = 0; hero < HEROES; hero++) {
            heroes |= at[hero] < 0 ? 0 : 1L << at[hero];
        }
        int points = NUMBER[below(6)];
        for (int step = 0; step < points && (heroes >> at[slot] & 1) == 0 && heroes != 0; step++) {
            at[slot] = (byte) towards(at[slot], heroes);
        }
        for (int hero = 0; hero < HEROES; hero++) {
            if (at[hero] >= 0 && ((NEAR[at[slot]] | 1L << at[slot]) >> at[hero] & 1) != 0) {
                bite(slot, hero);
                return;
            }
        }
    }

    private static int towards(int from, long goals) {
        long seen = goals;
        long frontier = goals;
        while (frontier != 0 && (seen & NEAR[from]) == 0) {
            long next = 0;
            for (long left = frontier; left != 0; left &= left - 1) {
                next |= NEAR[Long.numberOfTrailingZeros(left)];
            }
            frontier = next & ~seen;
            seen |= next;
        }
        long steps = seen & NEAR[from];
        return steps == 0 ? from : Long.numberOfTrailingZeros(steps);
    }

    private void bite(int slot, int hero) {
        int hits = 0;
        for (int die = 0; die < BATTLE[kind[slot]]; die++) {
            int face = below(6);
            hits += face >= 3 ? 1 : 0;
            if (face == 0) {
                onWheel(1);
            }
        }
        for (int die = 0; die < 2 && hits > 0; die++) {
            int face = below(6);
            hits -= face >= 4 ? 1 : 0;
            cheese[hero] += face == 0 && cheese[hero] < 100 ? 1 : 0;
        }
        wounds[hero] += (byte) Math.max(0, hits);
        if (wounds[hero] >= 3) {
            at[hero] = -1;
            wounds[hero] = 0;
            cheese[hero] = 0;
            page++;
        }
    }

    private void onWheel(int number) {
        wheel += number;
        if (wheel >= 6) {
            wheel = 0;
            page++;
            arrive(2);
        }
    }
}
