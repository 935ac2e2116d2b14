package mystics.rules;

import java.util.Optional;
import mystics.choice.Sentence;

/**
 * What rules speak at, small and alive only inside one run. Its public fields say who takes part; a {@link Tally} or
 * dice in it may be changed by rules.
 * Each is of one kind, and the kind says which verbs are asked: a {@link Happening}, an {@link Occurrence}, an {@link Inquiry}
 * or a {@link Permission}.
 */
public abstract class Moment {
    private Refusal refusal = Refusal.NONE;
    private boolean replaced;

    /** The slot of the acting figure, whose rules speak first; -1 when nobody acts. */
    public int actor() {
        return -1;
    }

    /**
     * What is happening, as a sentence without its full stop, for people who are asked something then; empty where that
     * goes without saying.
     */
    public Optional<Sentence> words() {
        return Optional.empty();
    }

    /** Refuses this moment; only in {@code forbid}. The first refusal stands. */
    public final void refuse(Refusal why) {
        if (!refusal.refused()) {
            refusal = why;
        }
    }

    /** Why it may not happen, or {@link Refusal#NONE}. */
    public final Refusal refusal() {
        return refusal;
    }

    /** Says that something else has happened in its place; only in {@code instead}. */
    public final void takeOver() {
        replaced = true;
    }

    /** Whether something else has happened in its place. */
    public final boolean replaced() {
        return replaced;
    }
}
