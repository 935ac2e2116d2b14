package mystics.mod.lang;

import java.util.Set;

/** How a language counts: which of the words {@code {n|piece|pieces}} goes with a number. */
enum Plurals {
    /** One is singular, all else plural: English, German, Italian, Spanish. */
    ONE {
        @Override
        int word(long number) {
            return number == 1 ? 0 : 1;
        }
    },
    /** None is singular too: French, Portuguese. */
    NONE_OR_ONE {
        @Override
        int word(long number) {
            return number == 0 || number == 1 ? 0 : 1;
        }
    };

    private static final Set<String> NONE_IS_SINGULAR = Set.of("fr", "pt");

    /** How a language counts, by its two letters; as English does if nothing else is known. */
    static Plurals of(String language) {
        return NONE_IS_SINGULAR.contains(language) ? NONE_OR_ONE : ONE;
    }

    /** The place of the word that goes with a number, from 0. */
    abstract int word(long number);
}
