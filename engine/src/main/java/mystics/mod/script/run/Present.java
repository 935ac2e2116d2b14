package mystics.mod.script.run;

import java.util.List;
import java.util.Map;
import mystics.rules.Meter;

/**
 * Checks the values that a script passes to a word of the game. A missing value is refused at the line of the script, before it reaches the
 * game. The class {@code Presence} makes scripts call the checks of this class.
 */
public final class Present {
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth", "sixth");

    private Present() {}

    /**
     * Checks one value.
     *
     * @param word the word that receives the value
     * @param kind the kind of value the word needs, such as {@code a figure}
     * @param place the index of the value, from 0
     */
    public static void value(Object value, String word, String kind, int place) {
        if (value == null) throw missing(word, kind, place);
    }

    /** Checks a list and its elements, each of which costs a step. */
    public static void list(List<?> list, String word, String kind, int place, Meter meter) {
        if (list == null) throw missing(word, kind, place);
        meter.pay(list.size());
        int at = 0;
        for (Object element : list) {
            at++;
            if (element == null) throw new IllegalArgumentException("element " + at + " of the list passed to '" + word + "' is missing");
        }
    }

    /** Checks named values, each of which costs a step. */
    public static void named(Map<?, ?> named, String word, String kind, int place, Meter meter) {
        if (named == null) throw missing(word, kind, place);
        meter.pay(named.size());
        for (Map.Entry<?, ?> entry : named.entrySet()) {
            if (entry.getKey() == null) throw new IllegalArgumentException("a name is missing in the values passed to '" + word + "'");
            if (entry.getValue() == null) {
                throw new IllegalArgumentException("the value of '" + entry.getKey() + ":' passed to '" + word + "' is missing");
            }
        }
    }

    private static IllegalArgumentException missing(String word, String kind, int place) {
        return new IllegalArgumentException(
                "'" + word + "' needs " + kind + " as its " + ORDINALS.get(place) + " value, but it is missing");
    }
}
