package mystics.lint.spelling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The usual words of a language. */
public interface LanguageWords {
    /** Whether a word in small letters is one of them. */
    boolean has(String small);

    /** Whether a misspelt word may have been meant for a word in small letters. */
    default boolean suggests(String small) {
        return has(small);
    }

    /** What may follow a word or a name. */
    List<String> endings();

    /** The letters of its words. A word with others is none of this language, and nothing is said of it. */
    String letters();

    /** A new list of a language, by two letters; empty if the program has none. It is read when the first word is asked for. */
    static Optional<LanguageWords> of(String language) {
        Map<String, Supplier<LanguageWords>> all = Map.of("en", EnglishWords::new, "de", GermanWords::new);
        return Optional.ofNullable(all.get(language)).map(Supplier::get);
    }
}
