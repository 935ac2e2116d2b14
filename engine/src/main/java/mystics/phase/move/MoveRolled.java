package mystics.phase.move;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Scene;

/** A die thrown to move a figure lies on the table, and no rule has read it yet. */
public final class MoveRolled extends Moment implements Occurrence {
    /** The figure that moves. */
    public final Figure mover;
    /** The die. */
    public final Dice dice;
    /** The purpose of the die: turn, scurry or minion. */
    public final String what;

    private MoveRolled(Figure mover, Dice dice, String what) {
        this.mover = mover;
        this.dice = dice;
        this.what = what;
    }

    /** A die thrown to move a figure lies on the table. The moment is made only if a rule may speak at it. */
    public static void happen(Scene scene, Figure mover, Dice dice, String what) {
        if (!scene.silent(MoveRolled.class, mover)) {
            scene.happened(new MoveRolled(mover, dice, what));
        }
    }

    @Override
    public int actor() {
        return mover.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{mover} rolls to move, and the dice show {dice}", "mover", mover, "dice", dice));
    }
}
