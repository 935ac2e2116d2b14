package mystics.odds;

import mystics.choice.Faces;

/**
 * The exact chances of an attack with dice alone, without cards.
 *
 * @param attack the number of battle dice, 0 to 20
 * @param defence the number of defence dice, 0 to 20
 * @param hits the faces that hit
 */
public record PlainDice(int attack, int defence, Hits hits) {
    /** The faces that hit. */
    public enum Hits {
        /** Swords, three faces of six (BATTLE-2). */
        SWORDS,
        /** Bows, two faces of six (BATTLE-3). */
        BOWS;

        private double chance() {
            int faces = 0;
            for (int face = 1; face <= 6; face++) {
                faces += (this == SWORDS ? Faces.sword(face) : Faces.bow(face)) ? 1 : 0;
            }
            return faces / 6.0;
        }
    }

    /** The chance of at least this many wounds (BATTLE-5). */
    public double wounds(int least) {
        double sum = 0;
        for (int hit = least; hit <= attack; hit++) {
            for (int block = 0; block <= Math.min(defence, hit - least); block++) {
                sum += exactly(hit, attack, hits.chance()) * exactly(block, defence, blocks());
            }
        }
        return sum;
    }

    /** The chance of at least this many hits. */
    public double hits(int least) {
        return new PlainDice(attack, 0, hits).wounds(least);
    }

    /** The average number of wounds. */
    public double expected() {
        double sum = 0;
        for (int wound = 1; wound <= attack; wound++) {
            sum += wounds(wound);
        }
        return sum;
    }

    private static double blocks() {
        int faces = 0;
        for (int face = 1; face <= 6; face++) {
            faces += Faces.shield(face) ? 1 : 0;
        }
        return faces / 6.0;
    }

    /** The chance that exactly k of n dice succeed. */
    private static double exactly(int k, int n, double p) {
        double chance = Math.pow(1 - p, n - k) * Math.pow(p, k);
        for (int i = 0; i < k; i++) {
            chance *= (n - i) / (double) (i + 1);
        }
        return chance;
    }
}
