package mystics.phase.attack;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Tally;

/** Wounds are about to be removed from a figure. */
public final class Healing extends Moment implements Happening {
    /** The figure that is healed. */
    public final Figure figure;
    /** The number of wounds to remove, which is at most the number that the figure has. */
    public final Tally amount;

    public Healing(Figure figure, int amount) {
        this.figure = figure;
        this.amount = new Tally("healing", amount);
        this.amount.atMost(figure.getWounds(), "wounds");
    }

    @Override
    public int actor() {
        return figure.slot();
    }
}
