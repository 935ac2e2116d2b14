package mystics.rules;

import java.util.Optional;
import mystics.choice.Sentence;

/**
 * An occasion at which rules speak; a small object that exists within one run. The public fields of a moment name the participants. Rules
 * may change a {@link Tally} or the dice in a moment. Each moment is a {@link Happening}, an {@link Occurrence}, an {@link Inquiry} or a
 * {@link Permission}, which decides the verbs with which rules speak.
 */
public abstract class Moment {
    private Refusal refusal = Refusal.NONE;
    private boolean replaced;

    /** The slot of the acting figure, whose rules speak first; -1 if no figure acts. */
    public int actor() {
        return -1;
    }

    /**
     * A sentence without a full stop that says what is happening, to tell people why they are asked something now; empty if no explanation
     * is needed.
     */
    public Optional<Sentence> words() {
        return Optional.empty();
    }

    /** Refuses this moment; allowed only in {@code forbid}. Only the first refusal counts. */
    public final void refuse(Refusal why) {
        if (!refusal.refused()) {
            refusal = why;
        }
    }

    /** The reason why the moment is refused, or {@link Refusal#NONE}. */
    public final Refusal refusal() {
        return refusal;
    }

    /** Marks the moment as replaced by something else. Only a rule with the verb {@code instead} may do this. */
    public final void takeOver() {
        replaced = true;
    }

    /** Whether something else has replaced the moment. */
    public final boolean replaced() {
        return replaced;
    }
}
