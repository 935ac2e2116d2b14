package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Scene;
import mystics.rules.Tally;

/** The number of spaces that a figure may move is counted (MOVE-1): the die, plus a hero's move value. */
public final class MovePoints extends Moment implements Inquiry {
    /** The figure that moves. */
    public final Figure mover;
    /** The purpose of the movement: turn, scurry or minion. */
    public final String what;
    /** The number of spaces. */
    public final Tally points;
    private final Scene scene;

    public MovePoints(Scene scene, Figure mover, int rolled, String what) {
        this.scene = scene;
        this.mover = mover;
        this.what = what;
        this.points = new Tally("movement", rolled);
        this.points.add(MoveValue.of(scene, mover), "move value");
    }

    /** Adds spaces, or removes some if the number is below 0. */
    public void add(int number) {
        Handed.number(number);
        points.add(number, scene.speakerName());
    }

    @Override
    public int actor() {
        return mover.slot();
    }
}
