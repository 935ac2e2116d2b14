package mystics.editor.sight;

import java.util.List;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** Finds in the log what came of rolls, what a search found, and whom a rule has hurt outside a battle. */
public final class RollResults {
    private static final String SEARCH = "SEARCH-1";
    private static final String STASH = "SEARCH-3";
    private static final String BLOW = "BATTLE-5";

    private RollResults() {
    }

    /** The results in words, in order. */
    public static List<Sentence> of(List<Line> told) {
        return IntStream.range(0, told.size()).filter(i -> isFind(told.get(i)) || isHurt(told, i)
                || i > 0 && isRoll(told.get(i - 1)) && isResult(told.get(i), told.get(i - 1))).mapToObj(i -> told.get(i).text()).toList();
    }

    /** Whether a rule hurts somebody in this line, or gives the reason for it in the line before. */
    private static boolean isHurt(List<Line> told, int at) {
        return isHurt(told.get(at)) || at + 1 < told.size() && isHurt(told.get(at + 1))
                && told.get(at + 1).cause().equals(told.get(at).cause());
    }

    private static boolean isHurt(Line line) {
        return !line.cause().equals(BLOW) && Interlude.place(line, "victim").isPresent() && Interlude.place(line, "wounds").isPresent();
    }

    private static boolean isRoll(Line line) {
        return Interlude.place(line, "roller").isPresent() && Interlude.place(line, "faces").isPresent();
    }

    /** Whether a line tells which card was found, or that the card is in the stash of the party. */
    private static boolean isFind(Line line) {
        return (line.cause().equals(SEARCH) || line.cause().equals(STASH)) && Interlude.place(line, "card").isPresent();
    }

    /** Whether the rule that asked for the roll tells this line. */
    private static boolean isResult(Line line, Line roll) {
        return line.cause().equals(SEARCH) || line.cause().equals(roll.cause());
    }
}
