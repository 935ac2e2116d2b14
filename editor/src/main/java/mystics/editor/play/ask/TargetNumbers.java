package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.editor.sight.Pick;

/** Gives choices among figures the numbers that the figures have on the board, so that a player who sees number 2 presses 2. */
final class TargetNumbers {
    private static final Pattern FIGURE = Pattern.compile("[a-z-]+-([1-9])");

    private TargetNumbers() {
    }

    /**
     * The signs of some choices, by the keys of the choices; empty for those beyond the last sign. A figure's sign is its number, unless
     * another figure of the list has the same number. If any choice has a number, all choices without such a sign get letters, because a
     * digit would name the wrong figure. The second choice of a figure, such as another weapon against it, gets a letter, too.
     *
     * @param all the signs in order
     */
    static Map<String, String> signs(List<Pick> picks, String all) {
        Map<String, String> numbers = numbers(picks);
        Map<String, String> own = own(picks, numbers);
        List<String> left = new ArrayList<>(Arrays.asList(all.split("")));
        if (!numbers.isEmpty()) left.removeIf(sign -> Character.isDigit(sign.charAt(0)));
        Map<String, String> signs = new LinkedHashMap<>();
        for (Pick pick : picks) {
            String sign = own.containsKey(pick.key()) ? own.get(pick.key()) : left.isEmpty() ? "" : left.remove(0);
            signs.put(pick.key(), sign);
        }
        return signs;
    }

    /** The numbers that belong to one figure of the list, each with the first choice of that figure. */
    private static Map<String, String> own(List<Pick> picks, Map<String, String> numbers) {
        Map<String, Set<String>> wearers = new HashMap<>();
        Map<String, String> first = new LinkedHashMap<>();
        for (Pick pick : picks) {
            if (!numbers.containsKey(pick.key())) continue;
            wearers.computeIfAbsent(numbers.get(pick.key()), number -> new HashSet<>()).add(pick.about());
            first.putIfAbsent(pick.about(), pick.key());
        }
        Map<String, String> own = new LinkedHashMap<>(numbers);
        own.entrySet().removeIf(pick -> wearers.get(pick.getValue()).size() > 1 || !first.containsValue(pick.getKey()));
        return own;
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
