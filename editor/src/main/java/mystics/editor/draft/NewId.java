package mystics.editor.draft;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Ids for the names of new entries and mods: small letters and digits, words joined by hyphens. */
public final class NewId {
    private static final int LONGEST = 60;
    private static final Map<Integer, String> SPELLED = spelled(
            "ßæœøłđðþıабвгдежзиклмнопрстуфхцчшщъыьэюяієґ"
            + "αβγδεζηθικλμνξοπρσςτυφχψω",
            "ss ae oe o l d d th i a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i ie g "
            + "a v g d e z i th i k l m n x o p r s s t y f ch ps o");

    private NewId() {
    }

    private static Map<Integer, String> spelled(String letters, String latin) {
        Map<Integer, String> spelled = new TreeMap<>();
        String[] words = latin.split(" ", -1);
        for (int i = 0; i < words.length; i++) spelled.put((int) letters.charAt(i), words[i]);
        return spelled;
    }

    /**
     * The id for a name: "The Old Mill" becomes the-old-mill, and "Мышь" becomes mysh. If the name has no letters that an id can contain,
     * the id describes the emojis in the name: the emoji of a hat becomes top-hat.
     *
     * @param otherwise the id if the name has neither letters that an id can contain nor emojis
     */
    public static String of(String name, String otherwise) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
        String letters = id(plain.codePoints().mapToObj(NewId::letter).collect(Collectors.joining()));
        String signs = id(plain.codePoints().mapToObj(NewId::named).collect(Collectors.joining(" ")));
        return !letters.isEmpty() ? letters : !signs.isEmpty() ? signs : otherwise;
    }

    private static String letter(int sign) {
        return SPELLED.getOrDefault(sign, Character.toString(sign));
    }

    private static String named(int sign) {
        return Character.getType(sign) == Character.OTHER_SYMBOL ? Character.getName(sign).toLowerCase(Locale.ROOT) : "";
    }

    private static String id(String plain) {
        String id = plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
        return id.substring(0, Math.min(LONGEST, id.length())).replaceAll("-+$", "");
    }
}
