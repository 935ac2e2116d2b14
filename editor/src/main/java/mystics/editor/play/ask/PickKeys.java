package mystics.editor.play.ask;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import mystics.editor.sight.Pick;
import mystics.view.AmountNumbers;

/**
 * Assigns keys to choices. Each action of a turn has a fixed letter. If there are several actions of a kind, a digit follows the letter; 0
 * stands for the tenth, and after that come letters. Among minions with numbers on the board, a digit is always the number of its minion.
 * The key of an amount is its digit. In any other question the digits 1 to 9 come first, then letters; 0 ends the question.
 */
public final class PickKeys {
    /** The key for moving: it leads to the board, where the space is chosen. */
    public static final String MOVE = "M";
    /** The key of the pick that ends a turn. */
    static final String OVER = "T";
    /** The key of the pick that ends a question. */
    static final String END = "0";
    private static final Map<String, String> LETTERS = Map.ofEntries(Map.entry("scurry", "C"), Map.entry("battle", "A"),
            Map.entry("search", "S"), Map.entry("explore", "E"),
            Map.entry("recover", "R"), Map.entry("ability", "B"), Map.entry("use", "I"), Map.entry("share", "H"), Map.entry("equip", "Q"),
            Map.entry("level-up", "L"),
            Map.entry("end", OVER), Map.entry("done", OVER));
    private static final String SPECIAL = "P";
    /** The signs of the choices of a list, in order. */
    static final String LIST = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    /**
     * The signs behind the letter of an action, in order. Letters that begin no action come first, so that a player who marks an attack and
     * then wants another action does not choose an attack.
     */
    private static final String COUNT = "1234567890DFGJKNOUVWXYZABCEHILMPQRST";
    private static final int DIGITS = 9;

    private PickKeys() {
    }

    /**
     * The keyboard keys of picks, in order, by the keys of the options. Moves have no keys, and neither do picks beyond the last letter.
     */
    static Map<String, String> of(List<Pick> picks) {
        List<Integer> amounts = AmountNumbers.of(picks.stream().map(Pick::label).toList());
        boolean keyed = !amounts.isEmpty() && Collections.max(amounts) <= DIGITS;
        return isTurn(picks) ? turn(picks) : keyed ? amounts(picks, amounts) : list(picks);
    }

    private static Map<String, String> amounts(List<Pick> picks, List<Integer> amounts) {
        Map<String, String> keys = new LinkedHashMap<>();
        picks.forEach(pick -> keys.put(pick.key(), String.valueOf(amounts.get(keys.size()))));
        return keys;
    }

    private static boolean isTurn(List<Pick> picks) {
        return picks.stream().anyMatch(pick -> !pick.group().isEmpty());
    }

    /**
     * The keys of a repeated question. In a turn the numbers have no gaps. In a list each place keeps its key as long as there are enough
     * keys.
     */
    static Map<String, String> of(Repeated asked) {
        Map<String, String> keys = of(asked.seen());
        boolean anew = isTurn(asked.offered()) || asked.offered().stream().anyMatch(pick -> keys.get(pick.key()).isEmpty());
        return anew ? of(asked.offered()) : keys;
    }

    private static Map<String, String> turn(List<Pick> picks) {
        Map<String, List<Pick>> kinds = picks.stream().collect(Collectors.groupingBy(PickKeys::letter));
        Map<String, String> keys = new LinkedHashMap<>();
        picks.forEach(pick -> keys.put(pick.key(), ""));
        kinds.forEach((letter, some) -> signs(letter, some)
                .forEach((pick, sign) -> keys.put(pick, some.size() == 1 ? letter : sign.isEmpty() ? "" : letter + sign)));
        return keys;
    }

    private static Map<String, String> signs(String letter, List<Pick> picks) {
        return TargetNumbers.signs(picks, COUNT.replace(letter, ""));
    }

    private static Map<String, String> list(List<Pick> picks) {
        Map<String, String> signs = TargetNumbers.signs(picks.stream().filter(pick -> !pick.isEnd()).toList(), LIST);
        Map<String, String> keys = new LinkedHashMap<>();
        picks.forEach(pick -> keys.put(pick.key(), signs.getOrDefault(pick.key(), END)));
        return keys;
    }

    /** The picks in the order of their keys; picks without a key come last. The kinds of actions keep their order. */
    static List<Pick> inOrder(List<Pick> picks, Map<String, String> keys) {
        List<String> kinds = picks.stream().map(PickKeys::letter).distinct().toList();
        return picks.stream().sorted(Comparator.comparing((Pick pick) -> isTurn(picks) ? kinds.indexOf(letter(pick)) : 0)
                .thenComparing(pick -> place(keys.getOrDefault(pick.key(), "")))).toList();
    }

    private static int place(String key) {
        return key.isEmpty() ? Integer.MAX_VALUE : key.length() == 1 ? LIST.indexOf(key) : COUNT.indexOf(key.substring(1));
    }

    private static String letter(Pick pick) {
        return LETTERS.getOrDefault(pick.key().split(":")[0], SPECIAL);
    }
}
