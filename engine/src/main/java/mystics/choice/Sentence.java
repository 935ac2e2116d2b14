package mystics.choice;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A sentence with named places, such as {@code {mover} enters {space}}. The pattern is the stable key that translations go by.
 * What stands in the places is read when the sentence is; {@link #fixed} keeps how it reads now.
 */
public final class Sentence {
    private static final Object[] NOTHING = {};
    private final String pattern;
    private final Object[] places;

    private Sentence(String pattern, Object[] places) {
        this.pattern = pattern;
        this.places = places;
    }

    /** A sentence without places. */
    public static Sentence of(String pattern) {
        return new Sentence(pattern, NOTHING);
    }

    /** A sentence with places given as name, value, name, value. */
    public static Sentence of(String pattern, Object... places) {
        return new Sentence(pattern, places.clone());
    }

    /** The sentence in the default language, its places open: the stable key. */
    public String pattern() {
        return pattern;
    }

    /** Its places: name, how it reads now, name, how it reads now. */
    public List<String> places() {
        return Arrays.stream(places).map(String::valueOf).toList();
    }

    /** The same sentence, its places filled with how they read now. */
    public Sentence fixed() {
        Object[] texts = places.clone();
        for (int i = 1; i < texts.length; i += 2) {
            texts[i] = String.valueOf(texts[i]);
        }
        return new Sentence(pattern, texts);
    }

    /** The sentence in another language: its pattern, and what stands in its places when it is read. */
    public Sentence in(UnaryOperator<String> wording) {
        Object[] others = places.clone();
        for (int i = 1; i < others.length; i += 2) {
            others[i] = new Worded(places[i], wording);
        }
        return new Sentence(wording.apply(pattern), others);
    }

    /** What stands in a place, in another language. */
    private record Worded(Object place, UnaryOperator<String> wording) {
        @Override
        public String toString() {
            return wording.apply(String.valueOf(place));
        }
    }

    /** The sentence with its places filled. */
    @Override
    public String toString() {
        String text = pattern;
        for (int i = 0; i < places.length; i += 2) {
            text = text.replace("{" + places[i] + "}", String.valueOf(places[i + 1]));
        }
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sentence sentence && pattern.equals(sentence.pattern) && toString().equals(sentence.toString());
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }
}
