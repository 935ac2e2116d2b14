package mystics.phase.minion;

import mystics.rules.Figure;
import mystics.rules.Moment;

/** One minion figure is about to move and battle (MINION-1). */
public final class MinionTurn extends Moment {
    /** The figure. */
    public final Figure minion;

    public MinionTurn(Figure minion) {
        this.minion = minion;
    }

    @Override
    public int actor() {
        return minion.slot();
    }
}
