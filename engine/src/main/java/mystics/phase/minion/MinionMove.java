package mystics.phase.minion;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** One minion figure is about to move. A rule may forbid the move or replace it. */
public final class MinionMove extends Moment implements Happening {
    /** The figure. */
    public final Figure minion;

    public MinionMove(Figure minion) {
        this.minion = minion;
    }

    @Override
    public int actor() {
        return minion.slot();
    }
}
