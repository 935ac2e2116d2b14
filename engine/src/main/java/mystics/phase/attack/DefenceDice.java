package mystics.phase.attack;

import mystics.phase.attack.strike.Strike;
import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Tally;

/** The defence dice of a figure that was hit are counted (BATTLE-4). */
public final class DefenceDice extends DefenceMoment implements Inquiry {
    /** The number of defence dice. */
    public final Tally dice;

    public DefenceDice(Strike strike, Figure defender) {
        super(strike, defender);
        this.dice = new Tally("defence", defender.getDefence());
    }

    /** Adds dice, or removes some if the number is below 0. The log names the piece whose rule adds or removes dice. */
    public void add(int number) {
        dice.add(number, strike.scene().speakerName());
    }
}
