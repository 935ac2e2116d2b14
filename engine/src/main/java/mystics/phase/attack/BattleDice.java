package mystics.phase.attack;

import mystics.phase.attack.strike.Strike;
import mystics.phase.attack.strike.StrikeMoment;
import mystics.rules.Happening;
import mystics.rules.Tally;

/** The battle dice of an attack are counted (BATTLE-2). */
public final class BattleDice extends StrikeMoment implements Happening {
    /** The number of battle dice. */
    public final Tally dice;

    public BattleDice(Strike strike) {
        super(strike);
        this.dice = new Tally(strike.baseName(), strike.base());
        this.dice.add(strike.weapon().bonus(), strike.weapon().name());
    }

    /** Adds dice, or removes some if the number is below 0. The log names the piece whose rule adds or removes dice. */
    public void add(int number) {
        dice.add(number, strike.scene().speakerName());
    }
}
