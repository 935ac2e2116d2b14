package mystics.lab;

import java.util.BitSet;

/**
 * The difference between the win rates of two series of games with the same seeds.
 *
 * @param difference the second rate minus the first, -1 to 1
 * @param low the lower bound of the 95 % confidence interval
 * @param high the upper bound of the interval
 */
public record PairedDifference(double difference, double low, double high) {
    private static final double Z = 1.959964;

    /**
     * Compares two series. Only games that were won in exactly one of the two series count towards the difference, so series with equal
     * seeds need fewer games. For the interval, half a game is added to each of the four kinds of pairs (Agresti and Min), because a small
     * number of games makes a difference look more certain than it is.
     *
     * @throws IllegalArgumentException if the series differ in length
     */
    public static PairedDifference of(LabReport first, LabReport second) {
        if (first.games() != second.games()) {
            throw new IllegalArgumentException("Series of " + first.games() + " and " + second.games() + " games are no pairs");
        }
        BitSet gained = second.won();
        gained.andNot(first.won());
        BitSet lost = first.won();
        lost.andNot(second.won());
        double pairs = first.games() + 2;
        double better = (gained.cardinality() + 0.5) / pairs;
        double worse = (lost.cardinality() + 0.5) / pairs;
        double half = Z * Math.sqrt((better + worse - (better - worse) * (better - worse)) / pairs);
        double shown = first.games() == 0 ? 0 : (double) (gained.cardinality() - lost.cardinality()) / first.games();
        return new PairedDifference(shown, Math.max(-1, better - worse - half), Math.min(1, better - worse + half));
    }

    /** Whether the interval leaves no doubt that the rates differ. */
    public boolean isSure() {
        return low > 0 || high < 0;
    }
}
