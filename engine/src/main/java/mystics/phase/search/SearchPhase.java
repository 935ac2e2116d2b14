package mystics.phase.search;

import mystics.phase.Phase;
import mystics.phase.turn.HeroAction;

/** Searching for cards (SEARCH). */
public final class SearchPhase extends Phase {
    /** Lists the contents of the phase. */
    public SearchPhase() {
        part("Searching");
        among(HeroAction.class, SearchAction.class); // an action: roll for a card
        moment(SearchSucceeded.class); // a star
        moment(CardFound.class); // the card
        moment(EventResolved.class); // the card is an event
    }
}
