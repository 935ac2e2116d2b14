package mystics.phase.move;

import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;

/** A die has been thrown to move a figure, a scurry die too (MOVE-1). */
public final class MoveDie extends Moment {
    /** Whose movement it is. */
    public final Figure mover;
    /** The die, or dice. */
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
