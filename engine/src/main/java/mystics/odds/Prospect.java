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
     * @param surge whether a surge comes on the way to the outcome (SURGE-1)
     */
    record Outcome(String text, boolean wished, boolean surge) {
        /** An outcome without a surge. */
        public Outcome(String text, boolean wished) {
            this(text, wished, false);
        }

        /** The same outcome, if a surge comes first. */
        Outcome afterSurge() {
            return new Outcome(text + ", after a surge", wished, true);
        }
    }
}
