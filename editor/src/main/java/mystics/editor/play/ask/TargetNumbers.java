package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.sight.Pick;

/** Gives choices among figures the numbers that the figures have on the board, so that a player who sees number 2 presses 2. */
final class TargetNumbers {
    private static final Pattern FIGURE = Pattern.compile("[a-z-]+-([1-9])");

    private TargetNumbers() {
    }

    /**
     * The signs of some choices, by the keys of the choices; empty for those beyond the last sign. The sign of a figure is its number, and
     * choices without a number get the first signs that are left. If two figures have the same number, the signs follow the list.
     *
     * @param all the signs in order
     */
    static Map<String, String> signs(List<Pick> picks, String all) {
        Map<String, String> numbers = numbers(picks);
        boolean clear = new HashSet<>(numbers.values()).size() == numbers.size();
        Map<String, String> own = clear ? numbers : Map.of();
        List<String> left = new ArrayList<>(Arrays.asList(all.split("")));
        left.removeAll(own.values());
        Map<String, String> signs = new LinkedHashMap<>();
        for (Pick pick : picks) {
            String sign = own.containsKey(pick.key()) ? own.get(pick.key()) : left.isEmpty() ? "" : left.remove(0);
            signs.put(pick.key(), sign);
        }
        return signs;
    }

    private static Map<String, String> numbers(List<Pick> picks) {
        Map<String, String> numbers = new LinkedHashMap<>();
        for (Pick pick : picks) {
            Matcher figure = FIGURE.matcher(pick.about());
            if (figure.matches() && pick.label().matches(".* " + figure.group(1) + "( .*)?")) numbers.put(pick.key(), figure.group(1));
        }
        return numbers;
    }
}
