package mystics.phase.move;

import java.util.OptionalInt;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;

/** A hero's movement die is about to be thrown (MOVE-1, ACT-1): a {@code change} rule may give it a fixed number in place of the die. */
public final class MoveThrow extends Moment implements Inquiry {
    /** The hero that moves. */
    public final Figure mover;
    /** The purpose of the die: turn or scurry. */
    public final String what;
    private OptionalInt fixed = OptionalInt.empty();

    public MoveThrow(Figure mover, String what) {
        this.mover = mover;
        this.what = what;
    }

    /** Replaces the throw of a die with this number. A thrown die would show 1 to 3. */
    public void takeInstead(int number) {
        Handed.number(number);
        fixed = OptionalInt.of(number);
    }

    /** The number that counts in place of a die, if a rule gives one. */
    public OptionalInt getFixed() {
        return fixed;
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
