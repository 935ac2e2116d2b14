package mystics.choice;

import java.util.Arrays;
import java.util.List;

/**
 * A sentence with named places, such as {@code {mover} enters {space}}. The pattern is the stable key that translations go by.
 *
 * @param pattern the sentence in the default language
 * @param names the names of the places; {@code values} what stands in them, in the same order
 */
public record Sentence(String pattern, List<String> names, List<Object> values) {
    /** A sentence without places, or with places given as name, value, name, value. */
    public static Sentence of(String pattern, Object... places) {
        if (places.length == 0) {
            return new Sentence(pattern, List.of(), List.of());
        }
        String[] names = new String[places.length / 2];
        Object[] values = new Object[places.length / 2];
        for (int i = 0; i < names.length; i++) {
            names[i] = (String) places[2 * i];
            values[i] = String.valueOf(places[2 * i + 1]);
        }
        return new Sentence(pattern, List.of(names), Arrays.asList(values));
    }

    /** The sentence with its places filled. */
    @Override
    public String toString() {
        String text = pattern;
        for (int i = 0; i < names.size(); i++) {
            text = text.replace("{" + names.get(i) + "}", String.valueOf(values.get(i)));
        }
        return text;
    }
}
