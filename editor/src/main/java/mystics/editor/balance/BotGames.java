package mystics.editor.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;

/**
 * Bots play numbered games in the background. Results are reported repeatedly: after the first batch, then every
 * quarter of a second, and at the end. The last report does not depend on the number of workers.
 */
public final class BotGames {
    private static final int BATCH = 10;
    private static final long EACH = 250_000_000L;
    private final Supplier<GameSeries> making;
    private final int batches;
    private final Consumer<LabReport> told;
    private final TreeMap<Integer, LabReport> ahead = new TreeMap<>();
    private LabReport together = LabReport.NONE;
    private List<GameSeries> made = List.of();
    private int taken;
    private int joined;
    private long last;
    private boolean stopped;

    private BotGames(Supplier<GameSeries> making, int games, Consumer<LabReport> told) {
        this.making = making;
        this.batches = (games + BATCH - 1) / BATCH;
        this.told = told;
    }

    /**
     * Begins to play the games.
     *
     * @param making sets up the games; it is called by a worker, because it takes a while
     * @param games the number of games, rounded up to tens
     * @param workers runs the games
     * @param count the number of tasks that run side by side
     * @param told receives each report, on a worker
     */
    public static BotGames begin(Supplier<GameSeries> making, int games, Executor workers, int count, Consumer<LabReport> told) {
        BotGames all = new BotGames(making, games, told);
        IntStream.range(0, count).forEach(worker -> workers.execute(all::work));
        return all;
    }

    /** Stops the games. The listener receives no report after the stop. */
    public synchronized void stop() {
        stopped = true;
    }

    /** Whether all games have been played. */
    public synchronized boolean isDone() {
        return joined == batches;
    }

    private void work() {
        GameSeries series = series();
        for (int batch = next(); batch < batches; batch = next()) {
            LabReport report = series.play(batch * BATCH, (batch + 1) * BATCH);
            reached(batch, report).forEach(told);
        }
    }

    private synchronized GameSeries series() {
        if (made.isEmpty()) made = List.of(making.get());
        return made.get(0);
    }

    private synchronized int next() {
        return stopped ? batches : taken++;
    }

    /** Adds the results of a batch to those of earlier batches, and returns the report that is due, if any. */
    private synchronized List<LabReport> reached(int batch, LabReport report) {
        ahead.put(batch, report);
        while (ahead.containsKey(joined)) {
            together = together.and(ahead.remove(joined));
            joined++;
        }
        List<LabReport> due = new ArrayList<>();
        long now = System.nanoTime();
        boolean first = last == 0 && joined > 0;
        if (!stopped && (first || joined == batches || joined > 0 && now - last >= EACH)) {
            last = now;
            due.add(together);
        }
        return due;
    }
}
