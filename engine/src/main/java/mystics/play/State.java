package mystics.play;

import mystics.rules.Line;
import mystics.table.Table;

/**
 * The state of a game between two steps.
 *
 * @param thrown the number of dice and draws so far, by purpose
 * @param journal all answers so far
 * @param log all log lines so far
 */
public record State(Table table, Agenda agenda, ChanceCounts thrown, Journal<RecordedAnswer> journal, Journal<Line> log) {
    /** The state of a new game with its first steps. */
    public static State beginning(Table table, Agenda agenda) {
        return new State(table, agenda, ChanceCounts.NONE, Journal.empty(), Journal.empty());
    }

    /** Whether two states are equal, ignoring the log. */
    public boolean sameGame(State other) {
        return table.equals(other.table) && agenda.equals(other.agenda) && thrown.equals(other.thrown) && journal.equals(other.journal);
    }
}
