package mystics.odds;

/**
 * How likely something is.
 *
 * @param likely the weight of all courses in which it comes about, 0 to 1
 * @param unknown the weight of the courses nobody looked at, 0 when the chance is exact
 * @param helped whether somebody could still have chosen to help on the way and was taken not to
 */
public record Chance(double likely, double unknown, boolean helped) {
    private static final double NEARLY = 0.0005;

    /** In words: {@code 47 %}, {@code at least 47 %} when help is possible, {@code about 47 %} when not every course was looked at. */
    @Override
    public String toString() {
        double best = unknown >= 1 ? likely : likely / (1 - unknown);
        long percent = Math.round(best * 100);
        boolean edge = percent == 0 && best > NEARLY || percent == 100 && best < 1 - NEARLY;
        String number = edge ? percent == 0 ? "under 1 %" : "over 99 %" : percent + " %";
        return (unknown > NEARLY ? "about " : helped ? "at least " : "") + number;
    }
}
