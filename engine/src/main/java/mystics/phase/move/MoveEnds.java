package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** A stretch of movement is over: the figure stands. */
public final class MoveEnds extends Moment implements Occurrence {
    /** Who moved. */
    public final Figure mover;

    public MoveEnds(Figure mover) {
        this.mover = mover;
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
