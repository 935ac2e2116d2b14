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

/** Plays the games of a laboratory on several threads. The number of threads does not change the report. */
final class LabWorkers {
    private static final int BATCH = 25;
    private static final double NANOS = 1e9;

    private LabWorkers() {
    }

    /**
     * A report and its cost.
     *
     * @param wallSeconds elapsed time; {@code cpuSeconds} time of all processors together, including compilation and garbage collection
     */
    record Run(LabReport report, double wallSeconds, double cpuSeconds) {
        /** Decisions per second of processor time. */
        double decisionsPerSecond() {
            return cpuSeconds == 0 ? 0 : report.decisions() / cpuSeconds;
        }
    }

    /**
     * Plays games 0 to {@code games} - 1.
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
     * Plays games 0 to {@code games} - 1 of each series.
     *
     * @param progress receives the number of finished games from time to time
     * @return a report for each series
     */
    static List<LabReport> all(List<GameSeries> labs, int games, int threads, IntConsumer progress) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<List<Future<LabReport>>> parts = labs.stream().map(lab -> parts(lab, games, workers)).toList();
            List<LabReport> reports = new ArrayList<>();
            int done = 0;
            for (List<Future<LabReport>> series : parts) {
                LabReport report = LabReport.NONE;
                for (Future<LabReport> part : series) {
                    report = report.and(part.get());
                    progress.accept(done + (int) report.games());
                }
                done += games;
                reports.add(report);
            }
            return reports;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The games were interrupted", stopped);
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /**
     * Plays campaigns 0 to {@code campaigns} - 1.
     *
     * @return a report for each chapter
     */
    static List<LabReport> all(CampaignSeries lab, int campaigns, int threads, IntConsumer progress) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<LabReport>>> parts = new ArrayList<>();
            for (int from = 0; from < campaigns; from += BATCH) {
                int first = from;
                int end = Math.min(campaigns, from + BATCH);
                parts.add(workers.submit(() -> lab.play(first, end)));
            }
            List<LabReport> reports = List.of();
            for (Future<List<LabReport>> part : parts) {
                reports = CampaignSeries.and(reports, part.get());
                progress.accept((int) reports.get(0).games());
            }
            return reports;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The games were interrupted", stopped);
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    private static List<Future<LabReport>> parts(GameSeries lab, int games, ExecutorService workers) {
        List<Future<LabReport>> parts = new ArrayList<>();
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
