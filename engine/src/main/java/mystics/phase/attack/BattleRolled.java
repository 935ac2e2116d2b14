package mystics.phase.attack;

import mystics.rules.Dice;

/** The battle dice lie on the table; nothing of them has been read yet. */
public final class BattleRolled extends StrikeMoment {
    /** The dice. */
    public final Dice dice;

    public BattleRolled(Strike strike, Dice dice) {
        super(strike);
        this.dice = dice;
    }
}
