package mystics.choice;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Words of the game: a sentence with named places, such as {@code {mover} enters {space}}. The pattern is the stable key of its
 * translations. A place holds a piece with a name, a number, another sentence, a text, or a list of such values. A sentence becomes text
 * only where people read it, in the language of the reader. The class {@link Places} describes the forms that a place can ask for.
 */
public final class Sentence {
    /** The empty sentence. */
    public static final Sentence EMPTY = new Sentence("", new Object[0], Wording.PLAIN);

    private final String pattern;
    private final Object[] places;
    private final Wording wording;

    private Sentence(String pattern, Object[] places, Wording wording) {
        this.pattern = pattern;
        this.places = places;
        this.wording = wording;
    }

    /** A sentence without places. */
    public static Sentence of(String pattern) {
        return pattern.isEmpty() ? EMPTY : new Sentence(pattern, EMPTY.places, Wording.PLAIN);
    }

    /** A sentence with one place. */
    public static Sentence of(String pattern, String name, Object value) {
        return new Sentence(pattern, new Object[] {name, value}, Wording.PLAIN);
    }

    /** A sentence with places given as name, value, name, value. */
    public static Sentence of(String pattern, Object... places) {
        return new Sentence(pattern, places.clone(), Wording.PLAIN);
    }

    /** A list of values in words, with a separator between them. Each value may be of any kind that a place accepts. */
    public static Sentence row(List<?> words, String between) {
        Object[] places = new Object[words.size() * 2];
        for (int i = 0; i < words.size(); i++) {
            places[2 * i] = "w" + i;
            places[2 * i + 1] = words.get(i);
        }
        return words.isEmpty() ? EMPTY
                : new Sentence(IntStream.range(0, words.size()).mapToObj(i -> "{w" + i + "}").collect(Collectors.joining(between)), places,
                        Wording.PLAIN);
    }

    /** A value as a sentence: a sentence stays the same, a piece becomes its name, a text becomes a sentence without places. */
    public static Sentence from(Object words) {
        return words instanceof Sentence sentence ? sentence
                : words instanceof Named named ? of("{name}", "name", named) : of(String.valueOf(words));
    }

    /** The pattern of the sentence, with its places open; in the default language, it is also the stable key. */
    public String pattern() {
        return pattern;
    }

    /** Whether the sentence is empty. */
    public boolean isEmpty() {
        return pattern.isEmpty();
    }

    /** The names and current texts of the places, in turn: name, text, name, text. */
    public List<String> places() {
        String[] texts = new String[places.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = i % 2 == 0 ? String.valueOf(places[i]) : Places.text(places[i], "", wording);
        }
        return Arrays.asList(texts);
    }

    /** The value of a place; empty if the sentence has no such place. A name keeps the facts that a language needs to inflect it. */
    public Optional<Object> value(String name) {
        return IntStream.range(0, places.length / 2).filter(i -> name.equals(places[2 * i])).mapToObj(i -> places[2 * i + 1]).findFirst();
    }

    /** The same sentence with the current texts in its places. Names of entries keep the facts that a language needs to inflect them. */
    public Sentence fixed() {
        if (places.length == 0) return this;
        Object[] values = places.clone();
        for (int i = 1; i < values.length; i += 2) {
            values[i] = Places.fixed(places[i]);
        }
        return new Sentence(pattern, values, wording);
    }

    /**
     * The sentence in another language. The pattern and the values of the places are translated when the sentence is read. A sentence that
     * is already in a language stays in that language.
     */
    public Sentence in(Wording language) {
        return isEmpty() || wording != Wording.PLAIN ? this : new Sentence(language.apply(pattern), places, language);
    }

    /**
     * The sentence for a page on which a place may be a link.
     *
     * @param words converts the words between the places
     * @param place writes a place, given its plain name and its text in this language
     */
    public String shown(UnaryOperator<String> words, BinaryOperator<String> place) {
        return new Places(places, wording, place).fill(words.apply(pattern));
    }

    /** The sentence with its places filled. */
    @Override
    public String toString() {
        return places.length == 0 ? pattern : shown(UnaryOperator.identity(), (name, text) -> text);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof Sentence sentence && pattern.equals(sentence.pattern) && toString().equals(sentence.toString());
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }
}
