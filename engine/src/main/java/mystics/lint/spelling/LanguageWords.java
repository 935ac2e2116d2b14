package mystics.lint.spelling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The usual words of a language. */
public interface LanguageWords {
    /** Whether a word in small letters belongs to the usual words of the language. */
    boolean has(String small);

    /** Whether a word in small letters may be suggested for a misspelt word. */
    default boolean suggests(String small) {
        return has(small);
    }

    /** The endings that a word or a name may have. */
    List<String> endings();

    /** The letters of the language's words. A word with any other letter belongs to another language and is not checked. */
    String letters();

    /**
     * Creates the word list of a language, given by its two-letter code; empty if the program has no such list. The list is read when a
     * word is first looked up in it.
     */
    static Optional<LanguageWords> of(String language) {
        Map<String, Supplier<LanguageWords>> all = Map.of("en", EnglishWords::new, "de", GermanWords::new);
        return Optional.ofNullable(all.get(language)).map(Supplier::get);
    }
}
