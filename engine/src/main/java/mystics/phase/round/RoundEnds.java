package mystics.phase.round;

import mystics.rules.Happening;
import mystics.rules.Moment;

/** Every card has had its turn, or the track has been dealt anew (INIT-9). */
public final class RoundEnds extends Moment implements Happening {
}
