package mystics.phase.attack;

import mystics.rules.Figure;

/** A figure has been hit, before it defends. */
public final class Hit extends DefenceMoment {
    /** How many hits. */
    public final int hits;

    public Hit(Strike strike, Figure defender, int hits) {
        super(strike, defender);
        this.hits = hits;
    }
}
