package mystics.mod.lang;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The places of texts, such as {@code {hero}}. A translation has the same places as its original, in any order. */
public final class TextPlaces {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)(?:[:|][^}]*)?}");

    private TextPlaces() {
    }

    /** The places of a text, each listed once, without the forms that they ask for. */
    public static Set<String> in(String text) {
        return PLACE.matcher(text).results().map(found -> "{" + found.group(1) + "}").collect(Collectors.toCollection(TreeSet::new));
    }

    /** The places of a text that are missing in its translation. */
    public static List<String> lost(String text, String translation) {
        Set<String> given = in(translation);
        return in(text).stream().filter(place -> !given.contains(place)).toList();
    }

    /** The places of a translation that are missing in its original. */
    public static List<String> unknown(String text, String translation) {
        return lost(translation, text);
    }
}
