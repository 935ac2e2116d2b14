package mystics.choice;

import java.util.Locale;
import java.util.Optional;

/**
 * The name of an entry, as the value of a place in a sentence. A language can inflect the name because the entry is known.
 *
 * @param key the key of the name in language files, such as {@code minions/ID/one}
 * @param text the name in the language of the game
 * @param number the number that distinguishes pieces with the same name, such as {@code 2}; empty if there is only one
 */
public record Name(String key, String text, String number) implements Named {
    private static final String ROOMS = "tiles/";
    private static final String ARTICLE = "The ";

    @Override
    public Name spoken() {
        return this;
    }

    /** The plain form of the name in a language. */
    String in(Wording wording) {
        return numbered(wording.apply(text));
    }

    /** The plain form within a sentence: the name of a room does not keep the capital of its article there. */
    String within(Wording wording) {
        String name = in(wording);
        boolean article = key.startsWith(ROOMS) && name.startsWith(ARTICLE);
        return article ? ARTICLE.toLowerCase(Locale.ROOT) + name.substring(ARTICLE.length()) : name;
    }

    /** The inflected form in a language; the plain name if the language lacks this form. */
    String form(Wording wording, String form) {
        return wording.form(key, form).map(this::numbered).or(() -> usual(wording, form)).orElseGet(() -> in(wording));
    }

    private String numbered(String word) {
        return number.isEmpty() ? word : word + " " + number;
    }

    /** A pattern with which a language makes a form of any name, such as {@code "in {name}"} for {@code "{name:at}"}. */
    private Optional<String> usual(Wording wording, String form) {
        String pattern = "{name:" + form + "}";
        String made = wording.apply(pattern);
        return made.equals(pattern) ? Optional.empty() : Optional.of(made.replace("{name}", in(wording)));
    }

    @Override
    public String toString() {
        return numbered(text);
    }
}
