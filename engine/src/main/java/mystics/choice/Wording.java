package mystics.choice;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** Puts sentences, and the names in them, into the words of a language. */
@FunctionalInterface
public interface Wording extends UnaryOperator<String> {
    /** The language in which all texts were originally written. */
    Wording PLAIN = text -> text;

    /** A pattern in this language, with its places open; the original pattern if there is no translation. */
    @Override
    String apply(String pattern);

    /**
     * A form of a name from a language file; empty if there is none.
     *
     * @param name the key of the name, such as {@code minions/ID/one}
     * @param form the form, such as {@code the}; the form {@code gender} gives {@code m}, {@code f} or {@code n}
     */
    default Optional<String> form(String name, String form) {
        return Optional.empty();
    }

    /** The index of the word to use in {@code {n|piece|pieces}} for a number: usually 0 for the number 1, otherwise 1. */
    default int plural(long number) {
        return number == 1 ? 0 : 1;
    }
}
