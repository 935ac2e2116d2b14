package mystics.editor.play.ask;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.sight.Pick;

/**
 * Gives choices among figures the numbers that the figures have on the board, so that a player who sees number 2 presses 2.
 *
 * @param numbers the numbers of those figures that have one, by the keys of the choices
 * @param known how far these numbers can be keys
 */
record TargetNumbers(Map<String, String> numbers, Known known) {
    private static final Pattern FIGURE = Pattern.compile("[a-z-]+-([1-9])");

    /**
     * Whether each choice has a figure with a number of its own; or no choice has a number; or a number alone would not say which choice
     * is meant.
     */
    enum Known { EACH, NONE, UNCLEAR }

    /** The numbers of the figures among which a player chooses. */
    static TargetNumbers of(List<Pick> picks) {
        Map<String, String> numbers = new LinkedHashMap<>();
        for (Pick pick : picks) {
            Matcher figure = FIGURE.matcher(pick.about());
            if (figure.matches() && pick.label().matches(".* " + figure.group(1) + "( .*)?")) numbers.put(pick.key(), figure.group(1));
        }
        Set<String> different = new HashSet<>(numbers.values());
        return new TargetNumbers(numbers, numbers.isEmpty() ? Known.NONE
                : different.size() == picks.size() ? Known.EACH : Known.UNCLEAR);
    }
}
