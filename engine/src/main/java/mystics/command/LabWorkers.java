package mystics.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import mystics.lab.CampaignSeries;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;

/** Plays the games of a laboratory on several threads. The report does not depend on the number of threads. */
final class LabWorkers {
    private static final int BATCH = 25;
    private static final double NANOS = 1e9;

    private LabWorkers() {
    }

    /**
     * A report and the time it took.
     *
     * @param wallSeconds elapsed time
     * @param cpuSeconds time of all processors together, including compilation and garbage collection
     */
    record Run(LabReport report, double wallSeconds, double cpuSeconds) {
        /** Decisions per second of processor time. */
        double decisionsPerSecond() {
            return cpuSeconds == 0 ? 0 : report.decisions() / cpuSeconds;
        }
    }

    /**
     * Plays all games from the first to the last.
     *
     * @param progress receives the number of finished games from time to time
     */
    static Run play(GameSeries lab, int games, int threads, IntConsumer progress) {
        long wall = System.nanoTime();
        long cpu = cpuNanos();
        LabReport report = all(lab, games, threads, progress);
        return new Run(report, (System.nanoTime() - wall) / NANOS, (cpuNanos() - cpu) / NANOS);
    }

    private static LabReport all(GameSeries lab, int games, int threads, IntConsumer progress) {
        return all(List.of(lab), games, threads, progress).get(0);
    }

    /**
     * Plays all games of each series, from the first to the last.
     *
     * @param progress receives the number of finished games from time to time
     * @return a report for each series
     */
    static List<LabReport> all(List<GameSeries> labs, int games, int threads, IntConsumer progress) {
        return working(threads, workers -> {
            List<List<Future<LabReport>>> parts = labs.stream().map(lab -> parts(lab::play, games, workers)).toList();
            List<LabReport> reports = new ArrayList<>();
            for (List<Future<LabReport>> series : parts) {
                LabReport report = LabReport.NONE;
                for (Future<LabReport> part : series) {
                    report = report.and(part.get());
                    progress.accept(reports.size() * games + (int) report.games());
                }
                reports.add(report);
            }
            return reports;
        });
    }

    /**
     * Plays all campaigns from the first to the last.
     *
     * @param progress receives the number of finished campaigns from time to time
     * @return a report for each chapter
     */
    static List<LabReport> all(CampaignSeries lab, int campaigns, int threads, IntConsumer progress) {
        return working(threads, workers -> {
            List<LabReport> reports = List.of();
            for (Future<List<LabReport>> part : parts(lab::play, campaigns, workers)) {
                reports = CampaignSeries.and(reports, part.get());
                progress.accept((int) reports.get(0).games());
            }
            return reports;
        });
    }

    /** Plays the games from one number to another; the second number is excluded. */
    private interface Playing<R> {
        R play(int from, int to);
    }

    /** Waits for the tasks of the workers. */
    private interface Waiting<R> {
        R from(ExecutorService workers) throws InterruptedException, ExecutionException;
    }

    private static <R> R working(int threads, Waiting<R> waiting) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            return waiting.from(workers);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The games were interrupted", stopped);
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private static <R> List<Future<R>> parts(Playing<R> lab, int games, ExecutorService workers) {
        List<Future<R>> parts = new ArrayList<>();
        for (int from = 0; from < games; from += BATCH) {
            int first = from;
            int end = Math.min(games, from + BATCH);
            parts.add(workers.submit(() -> lab.play(first, end)));
        }
        return parts;
    }

    private static long cpuNanos() {
        return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }
}
