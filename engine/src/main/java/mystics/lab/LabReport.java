package mystics.lab;

import java.util.BitSet;
import java.util.SortedMap;

/**
 * The results of a series of games with consecutive seeds. {@link #and} joins two consecutive series. It makes no difference where a series
 * is divided.
 *
 * @param games number of games
 * @param defeats number of lost games
 * @param givenUp number of games that bots abandoned because nothing ended them ({@link Patience})
 * @param errors number of games that failed or did not end
 * @param won the games that were won, by their place in the series
 * @param counts counts of how games ended, where and when they were lost, and how long they took
 * @param decisions number of answers with at least two options
 * @param forced number of answers with one option
 * @param chances number of rolls and draws
 * @param rounds rounds of all games together
 * @param pages pages that the hourglass moved
 * @param captures number of captures of heroes
 * @param digest digest of all final tables, in the order of the games
 */
public record LabReport(long games, BitSet won, long defeats, long givenUp, long errors, Counts counts, long decisions, long forced,
        long chances, long rounds, long pages, long captures, long digest) {
    /** The report of no games. */
    public static final LabReport NONE = new LabReport(0, new BitSet(), 0, 0, 0, Counts.NONE, 0, 0, 0, 0, 0, 0, 0);
    private static final long STEP = 0x9E3779B97F4A7C15L;

    public LabReport {
        won = (BitSet) won.clone();
    }

    /** The games that were won, by their place in the series. The result is a copy. */
    public BitSet won() {
        return (BitSet) won.clone();
    }

    /** The number of games won. */
    public long wins() {
        return won.cardinality();
    }

    /** The ways in which games ended, with the number of games for each. */
    public SortedMap<String, Long> causes() {
        return counts.of(Measure.ENDING);
    }

    /** The joint report of these games and the games that follow. */
    public LabReport and(LabReport next) {
        BitSet all = won();
        next.won.stream().forEach(game -> all.set((int) games + game));
        return new LabReport(games + next.games, all, defeats + next.defeats, givenUp + next.givenUp, errors + next.errors,
                counts.and(next.counts), decisions + next.decisions, forced + next.forced, chances + next.chances, rounds + next.rounds,
                pages + next.pages, captures + next.captures, digest * power(next.games) + next.digest);
    }

    static long power(long games) {
        long result = 1;
        long base = STEP;
        for (long left = games; left > 0; left >>= 1) {
            result *= (left & 1) == 0 ? 1 : base;
            base *= base;
        }
        return result;
    }

    /** The share of games won, 0 to 1. */
    public double winRate() {
        return games == 0 ? 0 : (double) wins() / games;
    }

    /** The 95 % confidence interval of the win rate. */
    public Interval winInterval() {
        return Interval.of(wins(), games);
    }

    /** The average of a total over all games. */
    public double each(long total) {
        return games == 0 ? 0 : (double) total / games;
    }

    /** The number of games that ended in a certain way. */
    public long ended(String cause) {
        return causes().getOrDefault(cause, 0L);
    }
}
