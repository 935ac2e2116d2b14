package mystics.phase.round;

import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** A round begins (ROUND-1). */
public final class RoundBegins extends Moment implements Occurrence {
    /** The number of the round, from 1. */
    public final int number;

    public RoundBegins(int number) {
        this.number = number;
    }
}
