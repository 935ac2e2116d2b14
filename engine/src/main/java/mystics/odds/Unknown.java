package mystics.odds;

import mystics.choice.Purpose;
import mystics.play.Foresight;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;

/** Stops a course where dice or cards would decide. */
final class Unknown implements Foresight {
    @Override
    public Dice roll(Scene scene, Purpose purpose, int dice) {
        throw new Enough();
    }

    @Override
    public int draw(Scene scene, Purpose purpose, int bound) {
        throw new Enough();
    }

    @Override
    public void begins(Scene scene, Step step) {
        // The course goes on at every step; only dice or a draw end it.
    }
}
