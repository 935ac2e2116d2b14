package mystics.editor.balance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;
import mystics.lab.PairedDifference;

/**
 * Plays a chapter and its variations with the same seeds, in the background, and reports the differences repeatedly. A variation that
 * changes every game from its beginning needs more games than a variation that changes few games. Each variation is played until its
 * interval is narrow or many games have been played. Between two steps of a hundred games, other work of the worker gets its turn.
 */
public final class PairedGames {
    private static final int STEP = 100;
    private static final int LEAST = 300;
    private static final double NARROW = 0.07;
    private final Supplier<GameSeries> making;
    private final Supplier<List<GameSeries>> others;
    private final int most;
    private final Executor worker;
    private final BiConsumer<Integer, PairedDifference> told;
    private final List<LabReport> reports = new ArrayList<>();
    private final Set<Integer> done = new HashSet<>();
    private LabReport first = LabReport.NONE;
    private volatile boolean stopped;

    private PairedGames(Supplier<GameSeries> making, Supplier<List<GameSeries>> others, int most, Executor worker,
            BiConsumer<Integer, PairedDifference> told) {
        this.making = making;
        this.others = others;
        this.most = most;
        this.worker = worker;
        this.told = told;
    }

    /**
     * Begins to play.
     *
     * @param making sets up the chapter, on the worker
     * @param others sets up the variations of the chapter, with the same seed
     * @param most the greatest number of games of a chapter or variation, in hundreds
     * @param told receives the number of a variation and its difference, on the worker
     */
    public static PairedGames begin(Supplier<GameSeries> making, Supplier<List<GameSeries>> others, int most, Executor worker,
            BiConsumer<Integer, PairedDifference> told) {
        PairedGames games = new PairedGames(making, others, most, worker, told);
        worker.execute(games::play);
        return games;
    }

    /** Stops the games, and reports no further difference. */
    public void stop() {
        stopped = true;
    }

    private void play() {
        if (stopped) return;
        GameSeries chapter = making.get();
        List<GameSeries> ways = others.get();
        ways.forEach(way -> reports.add(LabReport.NONE));
        play(chapter, ways, 0);
    }

    /** Plays a hundred games of each variation that needs more games, and goes on with the next hundred. */
    private void play(GameSeries chapter, List<GameSeries> ways, int from) {
        if (stopped || from >= most || done.size() >= ways.size()) return;
        int end = from + STEP;
        first = first.and(chapter.play(from, end));
        for (int way = 0; way < ways.size() && !stopped; way++) {
            if (done.contains(way)) continue;
            LabReport report = reports.get(way).and(ways.get(way).play(from, end));
            reports.set(way, report);
            PairedDifference difference = PairedDifference.of(first, report);
            if (report.games() >= LEAST && difference.high() - difference.low() <= NARROW) done.add(way);
            if (!stopped) told.accept(way, difference);
        }
        worker.execute(() -> play(chapter, ways, end));
    }
}
