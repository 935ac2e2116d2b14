package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Scene;

/** A stretch of movement is over: the figure has come to a stop. */
public final class MoveEnds extends Moment implements Occurrence {
    /** The figure that moved. */
    public final Figure mover;

    private MoveEnds(Figure mover) {
        this.mover = mover;
    }

    /** Lets rules speak after a figure has moved and has come to stand on a space. The moment is made only if a rule may speak at it. */
    public static void happen(Scene scene, Figure mover) {
        if (!scene.silent(MoveEnds.class, mover)) {
            scene.happened(new MoveEnds(mover));
        }
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
