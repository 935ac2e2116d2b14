package mystics.phase.card.trade;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** Two heroes are about to share (FREE-1). */
public final class Shared extends Moment implements Happening {
    /** The hero whose turn it is. */
    public final Figure hero;
    /** The other hero. */
    public final Figure friend;

    public Shared(Figure hero, Figure friend) {
        this.hero = hero;
        this.friend = friend;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
