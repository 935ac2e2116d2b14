package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** May a figure move at all now? Only {@code forbid} rules speak at this moment. */
public final class MoveAllowed extends Moment implements Permission {
    /** The figure that wants to move. */
    public final Figure mover;

    private MoveAllowed(Figure mover) {
        this.mover = mover;
    }

    /** The reason why a figure cannot move now, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure mover) {
        return scene.silent(MoveAllowed.class, mover) ? Refusal.NONE : scene.allowed(new MoveAllowed(mover));
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
