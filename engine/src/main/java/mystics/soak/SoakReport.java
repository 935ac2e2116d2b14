package mystics.soak;

import java.util.ArrayList;
import java.util.List;
import mystics.play.Simulation;
import mystics.table.Draft;
import mystics.table.Outcome;

/**
 * The results of some random set-ups.
 *
 * @param givenUp games that bots abandoned because nothing ended them; their tables were sound
 * @param steps number of tables checked
 * @param decisions number of answers by players
 * @param failures the set-ups that failed, in order of play
 */
public record SoakReport(long games, long won, long givenUp, long steps, long decisions, List<Failure> failures) {
    /** The report of no games. */
    public static final SoakReport NONE = new SoakReport(0, 0, 0, 0, 0, List.of());
    /** The report of a game that a bot abandoned because nothing ended it. All tables of the game were sound. */
    static final SoakReport GIVEN_UP = new SoakReport(1, 0, 1, 0, 0, List.of());

    /** A set-up that failed, with the exception. */
    public record Failure(RandomSetup setup, Throwable thrown) {
        /** The failure in one line. */
        public String words() {
            return SoakReport.words(thrown);
        }
    }

    static String words(Throwable thrown) {
        return thrown.getMessage() == null ? thrown.toString() : thrown.getMessage();
    }

    static SoakReport sound(Simulation.Report played) {
        return new SoakReport(1, Draft.of(played.table()).outcome() == Outcome.WON ? 1 : 0, 0, played.steps(), played.decisions(),
                List.of());
    }

    static SoakReport broken(RandomSetup setup, Throwable thrown) {
        return new SoakReport(1, 0, 0, 0, 0, List.of(new Failure(setup, thrown)));
    }

    /** The joint report. */
    public SoakReport and(SoakReport other) {
        List<Failure> all = new ArrayList<>(failures);
        all.addAll(other.failures);
        return new SoakReport(games + other.games, won + other.won, givenUp + other.givenUp, steps + other.steps,
                decisions + other.decisions, List.copyOf(all));
    }
}
