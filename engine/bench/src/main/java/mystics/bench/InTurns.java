package mystics.bench;

import java.util.stream.DoubleStream;

/** Plays two kinds of game in turns, so that other work on the machine slows both alike. */
final class InTurns {
    private static final int TURNS = 5;
    private final BenchGames one;
    private final BenchGames other;
    private long seed;

    InTurns(BenchGames one, BenchGames other) {
        this.one = one;
        this.other = other;
    }

    /** Plays both kinds of game until the compiler has finished with their code. */
    void warmUp(double least) {
        Measured.warmUp(least, () -> one.play(seed).decisions() + other.play(seed++).decisions());
    }

    /**
     * The time of a decision in the first kind of game divided by the time of a decision in the second kind; the median of several
     * measurements.
     */
    double times(double seconds) {
        double[] times = new double[TURNS];
        for (int turn = 0; turn < TURNS; turn++) {
            long from = turn * 1_000L;
            boolean first = turn % 2 == 0;
            double before = nanoseconds(first ? one : other, from, seconds);
            double after = nanoseconds(first ? other : one, from, seconds);
            times[turn] = first ? before / after : after / before;
        }
        return DoubleStream.of(times).sorted().toArray()[TURNS / 2];
    }

    private static double nanoseconds(BenchGames games, long from, double seconds) {
        long[] seed = {from};
        return Measured.of(seconds, () -> games.play(seed[0]++).decisions()).nanoseconds();
    }
}
