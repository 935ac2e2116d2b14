package mystics.bench;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * Measures the gain of a second thread, by the wall clock and by processor time. The engine and the reference are measured in turns. The
 * reference shares nothing between threads and hardly allocates. If a second thread slows the reference, the machine is the cause (two
 * threads on one core, other programs); if it slows the engine more than the reference, the engine itself is the cause.
 */
final class Threads {
    private static final int ROUNDS = 5;
    private final BenchGames games;

    Threads(BenchGames games) {
        this.games = games;
    }

    void print(double seconds) throws InterruptedException, ExecutionException {
        double[] engine = new double[ROUNDS];
        double[] processor = new double[ROUNDS];
        double[] reference = new double[ROUNDS];
        Supplier<Measured.Work> games = this::games;
        Supplier<Measured.Work> references = Threads::references;
        for (int round = 0; round < ROUNDS; round++) {
            Pace one = pace(1, seconds / ROUNDS, games);
            Pace two = pace(2, seconds / ROUNDS, games);
            engine[round] = two.perSecond() / one.perSecond();
            processor[round] = 2 * two.perProcessorSecond() / one.perProcessorSecond();
            reference[round] = pace(2, seconds / ROUNDS, references).perSecond() / pace(1, seconds / ROUNDS, references).perSecond();
        }
        Measured.print("scaling_2_threads_wall", median(engine));
        Measured.print("scaling_2_threads_wall_reference", median(reference));
        Measured.print("scaling_2_threads_processor", median(processor));
    }

    private Measured.Work games() {
        long[] seed = {0};
        return () -> games.play(seed[0]++).decisions();
    }

    private static Measured.Work references() {
        MicroGame game = new MicroGame();
        long[] seed = {0};
        return () -> game.play(seed[0]++);
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private record Pace(long done, double processor, double wall) {
        double perProcessorSecond() {
            return done / processor;
        }

        double perSecond() {
            return done / wall;
        }
    }

    private static Pace pace(int workers, double seconds, Supplier<Measured.Work> work) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(workers);
        try {
            long begun = System.nanoTime();
            double processor = Measured.cpu();
            List<Future<Long>> running = threads.invokeAll(Collections.nCopies(workers, worker(begun + (long) (seconds * 1e9), work)));
            long done = 0;
            for (Future<Long> worker : running) {
                done += worker.get();
            }
            return new Pace(done, Measured.cpu() - processor, (System.nanoTime() - begun) / 1e9);
        } finally {
            threads.shutdown();
        }
    }

    private static Callable<Long> worker(long until, Supplier<Measured.Work> work) {
        return () -> {
            Measured.Work mine = work.get();
            long done = 0;
            while (System.nanoTime() < until) {
                done += mine.once();
            }
            return done;
        };
    }
}
