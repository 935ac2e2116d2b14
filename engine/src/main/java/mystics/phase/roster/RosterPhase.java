package mystics.phase.roster;

import mystics.phase.Phase;

/** The coming and going of heroes (RESERVE). */
public final class RosterPhase extends Phase {
    /** Lists the contents of the phase. */
    public RosterPhase() {
        part("Heroes come and go");
        moment(HeroJoins.class); // one from the reserve takes part
        moment(HeroLeaves.class); // to safety, or back into reserve
    }
}
