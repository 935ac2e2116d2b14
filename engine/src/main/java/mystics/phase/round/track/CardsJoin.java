package mystics.phase.round.track;

import mystics.rules.Inquiry;
import mystics.rules.Moment;

/**
 * Minions of a surge or of a rule have come while no minion card was on the track (INIT-10): a {@code change} rule may
 * have everything dealt anew.
 */
public final class CardsJoin extends Moment implements Inquiry {
    private boolean dealtAnew;

    /** All cards, those of the heroes too, are shuffled and dealt from the top down, as for an encounter (INIT-2). */
    public void dealAnew() {
        dealtAnew = true;
    }

    /** Whether all cards are dealt anew. */
    public boolean isDealtAnew() {
        return dealtAnew;
    }
}
