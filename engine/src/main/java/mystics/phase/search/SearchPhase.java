package mystics.phase.search;

import mystics.phase.Phase;
import mystics.phase.turn.HeroAction;

/** Searching for cards (SEARCH). */
public final class SearchPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public SearchPhase() {
        part("Searching");
        among(HeroAction.class, SearchAction.class); // an action: roll for a card
        moment(SearchSucceeded.class); // a star
        moment(CardFound.class); // the card
        moment(EventResolved.class); // the card is an event
    }
}
