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
 * Gives choices among figures the numbers that the figures have on the board, so that a player who sees number 2 presses 2. This works only
 * if each choice has a figure with a number of its own from 1 to 9.
 */
final class TargetNumbers {
    private static final Pattern FIGURE = Pattern.compile("[a-z-]+-([1-9])");

    private TargetNumbers() {
    }

    /** The numbers of the figures by the keys of the choices; empty if some figure has no such number, or if two have the same one. */
    static Map<String, String> of(List<Pick> picks) {
        Map<String, String> numbers = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (Pick pick : picks) {
            Matcher figure = FIGURE.matcher(pick.about());
            if (!figure.matches() || !pick.label().matches(".* " + figure.group(1) + "( .*)?") || !taken.add(figure.group(1))) {
                return Map.of();
            }
            numbers.put(pick.key(), figure.group(1));
        }
        return numbers;
    }
}
