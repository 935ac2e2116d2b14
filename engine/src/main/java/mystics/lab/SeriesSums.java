package mystics.lab;

import java.util.BitSet;
import mystics.content.Spelling;
import mystics.play.Simulation;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** Sums up a series of games, one after another. */
final class SeriesSums {
    private static final String GIVEN_UP = "given-up";
    private final Sums sums = new Sums();
    private final BitSet won = new BitSet();
    private int games;
    private long defeats;
    private long givenUp;
    private long errors;
    private long decisions;
    private long forced;
    private long chances;
    private long rounds;
    private long pages;
    private long captures;
    private long digest;

    /** Adds a game that ended. */
    void ended(Simulation.Report played, GameWatch watch) {
        Draft table = Draft.of(played.table());
        boolean victory = table.outcome() == Outcome.WON;
        won.set(games, victory);
        defeats += victory ? 0 : 1;
        decisions += played.decisions();
        forced += played.forced();
        chances += played.chances();
        pages += table.get(Clock.PAGE) - 1;
        watched(watch, table.get(Clock.ROUND));
        if (!victory) {
            sums.count(Measure.LOST_IN, watch.room(), 1);
            sums.count(Measure.LOST_ON_PAGE, String.valueOf(table.get(Clock.PAGE)), 1);
            sums.count(Measure.LOST_AFTER_GOALS, String.valueOf(watch.goals()), 1);
        }
        counted(Spelling.of(table.outcome()), played.table().digest());
    }

    /** Adds a game that the bots abandoned. */
    void givenUp(GameWatch watch) {
        givenUp++;
        watched(watch, Patience.MOST_ROUNDS);
        counted(GIVEN_UP, GIVEN_UP.hashCode());
    }

    /** Adds a game that failed or did not end. */
    void failed(String cause) {
        errors++;
        counted(cause, cause.hashCode());
    }

    private void watched(GameWatch watch, int played) {
        rounds += played;
        captures += watch.captures();
        sums.count(Measure.ROUNDS, String.valueOf(played), 1);
        watch.addTo(sums);
    }

    private void counted(String cause, long table) {
        games++;
        sums.count(Measure.ENDING, cause, 1);
        digest = digest * LabReport.power(1) + table;
    }

    LabReport report() {
        return new LabReport(games, won, defeats, givenUp, errors, sums.counts(), decisions, forced, chances, rounds, pages, captures,
                digest);
    }
}
