package mystics.mod.lang;

import java.util.Set;

/** The plural rule of a language: which of the words in {@code {n|piece|pieces}} belongs to a number. */
enum Plurals {
    /** English, German, Italian and Spanish: the number 1 is singular, and all other numbers are plural. */
    ONE {
        @Override
        int word(long number) {
            return number == 1 ? 0 : 1;
        }
    },
    /** French and Portuguese: the numbers 0 and 1 are singular, and all other numbers are plural. */
    NONE_OR_ONE {
        @Override
        int word(long number) {
            return number == 0 || number == 1 ? 0 : 1;
        }
    };

    private static final Set<String> NONE_IS_SINGULAR = Set.of("fr", "pt");

    /** The plural rule of a language, given by its two-letter code; the rule of English if the language is unknown. */
    static Plurals of(String language) {
        return NONE_IS_SINGULAR.contains(language) ? NONE_OR_ONE : ONE;
    }

    /** The index of the word that belongs to a number, counted from 0. */
    abstract int word(long number);
}
