package mystics.editor.sight;

import java.util.List;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** Finds in the log what nothing on the board shows: what a search found, and what the rules of chapters, rooms and cards say. */
public final class UnseenResults {
    private static final String SEARCH = "SEARCH-1";
    private static final String STASH = "SEARCH-3";
    /** Stands in the cause of a line that a rule of a mod has told, such as {@code some-mod:tiles/yard}. */
    private static final String OF_MOD = ":";

    private UnseenResults() {
    }

    /** The results in words, in order. */
    public static List<Sentence> of(List<Line> told) {
        return told.stream().filter(line -> isFind(line) || isSaid(line)).map(Line::text).toList();
    }

    /** Whether a line tells what a search found, or that a card is in the stash of the party. */
    private static boolean isFind(Line line) {
        return line.cause().equals(SEARCH) || line.cause().equals(STASH) && Interlude.place(line, "card").isPresent();
    }

    /** Whether a rule of a mod tells the line, and the line is not only the dice of a roll. */
    private static boolean isSaid(Line line) {
        boolean roll = Interlude.place(line, "roller").isPresent() && Interlude.place(line, "faces").isPresent();
        return line.cause().contains(OF_MOD) && !roll;
    }
}
