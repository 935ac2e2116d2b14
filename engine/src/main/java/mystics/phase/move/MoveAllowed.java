package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;

/** May a figure move at all now? Only {@code forbid} speaks here. */
public final class MoveAllowed extends Moment implements Permission {
    /** Who wants to move. */
    public final Figure mover;

    public MoveAllowed(Figure mover) {
        this.mover = mover;
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
