package mystics.phase.round.track;

import mystics.rules.Inquiry;
import mystics.rules.Moment;

/**
 * Minions of a surge or of a rule have arrived while no minion card was on the track (INIT-10). A {@code change} rule may have the whole
 * track dealt again.
 */
public final class CardsJoin extends Moment implements Inquiry {
    private boolean dealtAnew;

    /** Shuffles all cards, including those of the heroes, and deals them from the top down, as for an encounter (INIT-2). */
    public void dealAnew() {
        dealtAnew = true;
    }

    /** Whether all cards are dealt again. */
    public boolean isDealtAnew() {
        return dealtAnew;
    }
}
