package mystics.phase.move;

import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** A figure's movement has been counted, after its movement die or scurry die (MOVE-1), or by a fixed number instead of a die. */
public final class MoveDie extends Moment implements Occurrence {
    /** Whose movement it is. */
    public final Figure mover;
    /** The die, or dice; none with a fixed number. */
    public final Dice dice;
    /** What it is thrown for: turn, scurry or minion. */
    public final String what;

    public MoveDie(Figure mover, Dice dice, String what) {
        this.mover = mover;
        this.dice = dice;
        this.what = what;
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
