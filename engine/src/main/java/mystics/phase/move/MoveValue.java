package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Scene;
import mystics.rules.Tally;

/** A hero's current move value (MOVE-1, TRAP-2): the printed value, unless rules change it. The value is never below 0. */
public final class MoveValue extends Moment implements Inquiry {
    /** The hero whose move value is asked. */
    public final Figure hero;
    /** The value. */
    public final Tally value;
    private final Scene scene;

    private MoveValue(Scene scene, Figure hero) {
        this.scene = scene;
        this.hero = hero;
        this.value = new Tally("move value", hero.getMove());
    }

    /** The move value of a figure after all rules have been asked; 0 for minions. */
    public static int of(Scene scene, Figure figure) {
        return figure.isHero() ? scene.ask(new MoveValue(scene, figure)).value.getDice() : 0;
    }

    /** Adds to the value, or lowers it if the number is below 0. */
    public void add(int number) {
        Handed.number(number);
        value.add(number, scene.speakerName());
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
