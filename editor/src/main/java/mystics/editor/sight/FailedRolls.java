package mystics.editor.sight;

import java.util.List;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** The results of failed rolls for a star (DICE-4). The log line of such a roll is followed by a line that tells what happened instead. */
public final class FailedRolls {
    private static final String SEARCH = "SEARCH-1";

    private FailedRolls() {
    }

    /** The results in words, in order. */
    public static List<Sentence> of(List<Line> told) {
        return IntStream.range(1, told.size()).filter(i -> isRoll(told.get(i - 1)) && isResult(told.get(i), told.get(i - 1)))
                .mapToObj(i -> told.get(i).text()).toList();
    }

    private static boolean isRoll(Line line) {
        return Interlude.place(line, "roller").isPresent() && Interlude.place(line, "faces").isPresent();
    }

    /** Whether the rule that asked for the roll tells this line. A successful search tells which card was found. */
    private static boolean isResult(Line line, Line roll) {
        return line.cause().equals(SEARCH) ? Interlude.place(line, "card").isEmpty() : line.cause().equals(roll.cause());
    }
}
