package mystics.choice;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** How sentences and the names in them read in a language. */
@FunctionalInterface
public interface Wording extends UnaryOperator<String> {
    /** The language everything is written in. */
    Wording PLAIN = text -> text;

    /** A sentence in this language, its places still open; itself where nobody has translated it. */
    @Override
    String apply(String pattern);

    /**
     * A form of a name, as a language file gives it; empty where it gives none.
     *
     * @param name the key of the name, such as {@code minions/ID/one}
     * @param form the form, such as {@code the}; {@code gender} gives {@code m}, {@code f} or {@code n}
     */
    default Optional<String> form(String name, String form) {
        return Optional.empty();
    }

    /** Which of the words in {@code {n|piece|pieces}} goes with a number, from 0: usually the first with 1, else the second. */
    default int plural(long number) {
        return number == 1 ? 0 : 1;
    }
}
