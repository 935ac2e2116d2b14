package mystics.phase.capture;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Space;

/** A captured hero comes back to the board (CAPTURE-4). */
public final class Rescued extends Moment implements Happening {
    /** The hero. */
    public final Figure hero;
    /** The space on which the hero comes back. */
    public final Space space;

    public Rescued(Figure hero, Space space) {
        this.hero = hero;
        this.space = space;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
