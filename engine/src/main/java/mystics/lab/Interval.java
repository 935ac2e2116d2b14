package mystics.lab;

/**
 * A confidence interval for a share.
 *
 * @param low the lower bound, 0 to 1
 * @param high the upper bound, 0 to 1
 */
public record Interval(double low, double high) {
    /** The quantile of the normal distribution for 95 % confidence. */
    private static final double Z = 1.959964;

    /** The Wilson interval for a number of successes among trials; 0 to 1 when there were no trials. */
    public static Interval of(long successes, long trials) {
        if (trials == 0) {
            return new Interval(0, 1);
        }
        double share = (double) successes / trials;
        double weight = Z * Z / trials;
        double middle = (share + weight / 2) / (1 + weight);
        double half = Z / (1 + weight) * Math.sqrt(share * (1 - share) / trials + weight / (4 * trials));
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
