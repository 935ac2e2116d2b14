package mystics.bot;

/**
 * The chance that an attack wounds and defeats, judged by the faces of the action die alone (BATTLE-2 to BATTLE-5). Numbers of dice and
 * wounds beyond the tables are treated as the largest in the tables.
 */
final class Odds {
    private static final int MOST_DICE = 12;
    private static final int MOST_BLOCKS = 8;
    private static final double SWORD = 3 / 6.0;
    private static final double BOW = 2 / 6.0;
    private static final double SHIELD = 2 / 6.0;
    private static final double[][][] MELEE = table(SWORD);
    private static final double[][][] RANGED = table(BOW);

    private Odds() {
    }

    /** The chance of at least a number of wounds, 0 to 1. */
    static double atLeast(int wounds, boolean ranged, int dice, int defence) {
        double[] chances = (ranged ? RANGED : MELEE)[Math.min(Math.max(dice, 0), MOST_DICE)][Math.min(Math.max(defence, 0), MOST_BLOCKS)];
        return wounds > MOST_DICE ? 0 : chances[Math.max(wounds, 0)];
    }

    /** The average number of wounds, where every number above a maximum counts as the maximum. */
    static double expected(int most, boolean ranged, int dice, int defence) {
        double sum = 0;
        for (int wounds = 1; wounds <= most; wounds++) {
            sum += atLeast(wounds, ranged, dice, defence);
        }
        return sum;
    }

    private static double[][][] table(double hit) {
        double[][][] table = new double[MOST_DICE + 1][MOST_BLOCKS + 1][];
        for (int dice = 0; dice <= MOST_DICE; dice++) {
            for (int defence = 0; defence <= MOST_BLOCKS; defence++) {
                table[dice][defence] = atLeast(binomial(dice, hit), binomial(defence, SHIELD));
            }
        }
        return table;
    }

    private static double[] atLeast(double[] hits, double[] blocks) {
        double[] chances = new double[MOST_DICE + 1];
        for (int hit = 0; hit < hits.length; hit++) {
            for (int block = 0; block < blocks.length; block++) {
                for (int wounds = 0; wounds <= Math.max(0, hit - block); wounds++) {
                    chances[wounds] += hits[hit] * blocks[block];
                }
            }
        }
        return chances;
    }

    private static double[] binomial(int dice, double chance) {
        double[] shares = {1};
        for (int die = 0; die < dice; die++) {
            double[] next = new double[shares.length + 1];
            for (int i = 0; i < shares.length; i++) {
                next[i] += shares[i] * (1 - chance);
                next[i + 1] += shares[i] * chance;
            }
            shares = next;
        }
        return shares;
    }
}
