package mystics.phase.attack;

import mystics.rules.Figure;
import mystics.rules.Space;

/** A figure has been hit, before it defends. */
public final class Hit extends DefenceMoment {
    /** Where it stood then. */
    public final Space space;
    /** How many hits. */
    public final int hits;

    public Hit(Strike strike, Figure defender, int hits) {
        super(strike, defender);
        this.space = defender.getSpace();
        this.hits = hits;
    }
}
