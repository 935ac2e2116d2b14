package mystics.phase.roster;

import mystics.phase.Phase;

/** The coming and going of heroes (RESERVE). */
public final class RosterPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public RosterPhase() {
        part("Heroes come and go");
        moment(HeroJoins.class); // one from the reserve takes part
        moment(HeroLeaves.class); // to safety, or back into reserve
    }
}
