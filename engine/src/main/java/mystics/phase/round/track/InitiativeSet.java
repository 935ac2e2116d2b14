package mystics.phase.round.track;

import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** Initiative has been established: cards have been dealt or have joined, and an ambush, if any, has moved them. */
public final class InitiativeSet extends Moment implements Occurrence {
    /** Whether the whole track was dealt (INIT-2) rather than cards added below (INIT-3, INIT-10). */
    public final boolean dealt;

    public InitiativeSet(Dealing dealing) {
        this.dealt = dealing == Dealing.WHOLE_TRACK;
    }

    /** The way in which initiative was established. */
    public enum Dealing { WHOLE_TRACK, CARDS_ADDED }
}
