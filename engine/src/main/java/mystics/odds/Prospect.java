package mystics.odds;

import java.util.Optional;
import mystics.rules.Scene;

/** What players want to know about an option: its possible outcomes, and how to recognise each one on the table. */
public interface Prospect {
    /** The word for the outcomes people wish for, such as {@code defeats}. */
    String verb();

    /** The outcome, when it can no longer change in this step. */
    Optional<Outcome> settled(Scene scene);

    /** The outcome at the end of the step. */
    Outcome ended(Scene scene);

    /**
     * What can come of an option.
     *
     * @param text what people read; {@code wished} whether it is what the option is chosen for
     */
    record Outcome(String text, boolean wished) {
        /** A surge comes first (SURGE-1); what would happen after it is not played on. */
        public static final Outcome SURGE = new Outcome("a surge comes", false);
    }
}
