package mystics.phase;

import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Scene;
import mystics.rules.Tally;

/** The number of dice for a roll that needs a star is determined (DICE-4). */
public final class CheckDice extends Moment implements Inquiry {
    /** The figure that rolls. */
    public final Figure roller;
    /** The purpose: search, recover, trap, climb, or a word of the rule that asks. */
    public final String what;
    /** The number of dice. */
    public final Tally dice;
    private final Scene scene;

    public CheckDice(Scene scene, Figure roller, String what, int dice) {
        this.scene = scene;
        this.roller = roller;
        this.what = what;
        this.dice = new Tally("{n} {n|die|dice}", dice);
    }

    /** Adds dice, or removes some if the number is below 0. */
    public void add(int number) {
        Handed.number(number);
        dice.add(number, scene.speakerName());
    }

    @Override
    public int actor() {
        return roller.slot();
    }
}
