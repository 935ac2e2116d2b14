package mystics.phase.explore;

import mystics.phase.Phase;
import mystics.phase.turn.HeroAction;

/** Going to another room together (EXPLORE). */
public final class ExplorePhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public ExplorePhase() {
        part("Exploring");
        among(HeroAction.class, ExploreAction.class); // an action: leave the room together
        moment(ExploreHindered.class); // which minions keep them from it?
        moment(CompanyGoes.class); // who goes along?
        moment(ExploreAllowed.class); // may they go that way?
        moment(RoomLeft.class); // they are on their way
        moment(RoomEntered.class); // they are there
    }
}
