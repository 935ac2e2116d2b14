package mystics.odds;

import java.util.Optional;
import mystics.rules.Scene;

/** What players want to know about an option: its possible outcomes, and how to recognise each one on the table. */
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
     * @param text the text for people; {@code wished} whether players choose the option for this outcome
     */
    record Outcome(String text, boolean wished) {
        /** A surge comes first (SURGE-1). Events after it are not explored. */
        public static final Outcome SURGE = new Outcome("a surge comes", false);
    }
}
