package mystics.phase.attack;

import mystics.phase.attack.strike.Strike;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Happening;

/** A figure's defence is over: its wounds, if any, have been dealt or prevented. */
public final class Defended extends DefenceMoment implements Happening {
    /** The defence dice of the figure. */
    public final Dice dice;
    /** Hits that were not blocked. */
    public final int unblocked;

    public Defended(Strike strike, Figure defender, Dice dice, int unblocked) {
        super(strike, defender);
        this.dice = dice;
        this.unblocked = unblocked;
    }
}
