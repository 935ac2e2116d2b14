package mystics.phase.round;

import mystics.rules.Happening;
import mystics.rules.Moment;

/** A round begins (ROUND-1). */
public final class RoundBegins extends Moment implements Happening {
    /** Its number, from 1. */
    public final int number;

    public RoundBegins(int number) {
        this.number = number;
    }
}
