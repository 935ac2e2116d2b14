package mystics.play;

import mystics.rules.Line;
import mystics.table.Table;

/**
 * How a game stands between two steps.
 *
 * @param thrown how many dice and draws each purpose has had
 * @param journal every answer so far; {@code log} every line told so far
 */
public record State(Table table, Agenda agenda, ChanceCounts thrown, Journal<RecordedAnswer> journal, Journal<Line> log) {
    /** A game that is to begin with some steps. */
    public static State beginning(Table table, Agenda agenda) {
        return new State(table, agenda, ChanceCounts.NONE, Journal.empty(), Journal.empty());
    }

    /** Whether two states are the same game; the log is only told, it decides nothing. */
    public boolean sameGame(State other) {
        return table.equals(other.table) && agenda.equals(other.agenda) && thrown.equals(other.thrown) && journal.equals(other.journal);
    }
}
