package mystics.phase.move;

import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Scene;

/** A figure's movement has been counted, either from its movement die or scurry die (MOVE-1) or from a fixed number instead of a die. */
public final class MoveDie extends Moment implements Occurrence {
    /** The figure that moves. */
    public final Figure mover;
    /** The movement dice; none if a fixed number replaces them. */
    public final Dice dice;
    /** The purpose of the die: turn, scurry or minion. */
    public final String what;

    private MoveDie(Figure mover, Dice dice, String what) {
        this.mover = mover;
        this.dice = dice;
        this.what = what;
    }

    /** A figure's movement has been counted. The moment is made only if a rule may speak at it. */
    public static void happen(Scene scene, Figure mover, Dice dice, String what) {
        if (!scene.silent(MoveDie.class, mover)) {
            scene.happened(new MoveDie(mover, dice, what));
        }
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
