package mystics.phase.round;

import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** Every card has had its turn, or the track has been dealt again (INIT-9). */
public final class RoundEnds extends Moment implements Occurrence {
}
