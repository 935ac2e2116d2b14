package mystics.odds;

import java.util.Optional;
import mystics.rules.Scene;

/** The possible outcomes of an option that players want to know about, and how to recognise each one on the table. */
public interface Prospect {
    /** The word for the desired outcomes, such as {@code defeats}. */
    String verb();

    /** The outcome, once it can no longer change in this step. */
    Optional<Outcome> settled(Scene scene);

    /** The outcome at the end of the step. */
    Outcome ended(Scene scene);

    /**
     * A possible outcome of an option.
     *
     * @param text the outcome in words, for people
     * @param wished whether players choose the option for the sake of this outcome
     */
    record Outcome(String text, boolean wished) {
        /** A surge comes before the outcome is known (SURGE-1). Events after the surge are not explored. */
        public static final Outcome SURGE = new Outcome("a surge comes", false);
    }
}
