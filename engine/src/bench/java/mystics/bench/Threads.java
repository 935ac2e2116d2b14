package mystics.bench;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a second thread adds: games for each second of processor time with two workers against one, and the same by the clock on the wall. */
final class Threads {
    private final Chapter chapter;

    Threads(Chapter chapter) {
        this.chapter = chapter;
    }

    void print(double seconds) throws Exception {
        Pace one = pace(1, seconds);
        Pace two = pace(2, seconds);
        Measured.print("scaling_2_threads", 2 * two.perProcessorSecond() / one.perProcessorSecond());
        Measured.print("scaling_2_threads_wall", two.perSecond() / one.perSecond());
    }

    private record Pace(long games, double processor, double wall) {
        double perProcessorSecond() {
            return games / processor;
        }

        double perSecond() {
            return games / wall;
        }
    }

    private Pace pace(int workers, double seconds) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(workers);
        try {
            long begun = System.nanoTime();
            double processor = Measured.cpu();
            List<Future<Long>> running = threads.invokeAll(java.util.Collections.nCopies(workers, worker(begun + (long) (seconds * 1e9))));
            long games = 0;
            for (Future<Long> worker : running) {
                games += worker.get();
            }
            return new Pace(games, Measured.cpu() - processor, (System.nanoTime() - begun) / 1e9);
        } finally {
            threads.shutdown();
        }
    }

    private Callable<Long> worker(long until) {
        return () -> {
            long games = 0;
            while (System.nanoTime() < until) {
                chapter.play(games++);
            }
            return games;
        };
    }
}
