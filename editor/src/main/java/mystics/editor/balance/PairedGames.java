package mystics.editor.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import mystics.lab.GameSeries;
import mystics.lab.LabReport;
import mystics.lab.PairedDifference;

/**
 * Plays a chapter and its other ways with the same seeds, in the background, and tells the differences again and again. Ways that part from
 * the chapter at once need more games: each is played until its interval is narrow, or its games are many.
 */
public final class PairedGames {
    private static final int STEP = 100;
    private static final int LEAST = 300;
    private static final double NARROW = 0.07;
    private final GameSeries chapter;
    private final List<GameSeries> ways;
    private final int most;
    private final BiConsumer<Integer, PairedDifference> told;
    private final List<LabReport> reports = new ArrayList<>();
    private LabReport first = LabReport.NONE;
    private volatile boolean stopped;

    private PairedGames(GameSeries chapter, List<GameSeries> ways, int most, BiConsumer<Integer, PairedDifference> told) {
        this.chapter = chapter;
        this.ways = List.copyOf(ways);
        this.most = most;
        this.told = told;
        ways.forEach(way -> reports.add(LabReport.NONE));
    }

    /**
     * Begins to play.
     *
     * @param ways the other ways, of the same seed as the chapter; {@code most} the most games of each, in hundreds
     * @param told hears the number of a way and its difference, on the worker
     */
    public static PairedGames begin(GameSeries chapter, List<GameSeries> ways, int most, Executor worker,
            BiConsumer<Integer, PairedDifference> told) {
        PairedGames games = new PairedGames(chapter, ways, most, told);
        worker.execute(games::play);
        return games;
    }

    /** Ends it: nothing more is told. */
    public void stop() {
        stopped = true;
    }

    private void play() {
        for (int from = 0; from < most && !stopped; from += STEP) {
            int end = from + STEP;
            if (ways.stream().noneMatch(way -> isOpen(ways.indexOf(way)))) return;
            first = first.and(chapter.play(from, end));
            for (int way = 0; way < ways.size() && !stopped; way++) {
                if (isOpen(way)) play(way, from, end);
            }
        }
    }

    private void play(int way, int from, int end) {
        LabReport report = reports.get(way).and(ways.get(way).play(from, end));
        reports.set(way, report);
        if (!stopped) told.accept(way, PairedDifference.of(first, report));
    }

    /** Whether a way needs more games. One that is done stays behind the chapter. */
    private boolean isOpen(int way) {
        LabReport report = reports.get(way);
        if (report.games() < LEAST) return true;
        if (report.games() < first.games()) return false;
        PairedDifference difference = PairedDifference.of(first, report);
        return difference.high() - difference.low() > NARROW;
    }
}
