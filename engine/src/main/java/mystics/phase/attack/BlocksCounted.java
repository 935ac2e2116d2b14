package mystics.phase.attack;

import mystics.phase.attack.strike.Strike;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Tally;

/** The blocks of a defence roll are counted: one for each sword-and-shield (BATTLE-4). */
public final class BlocksCounted extends DefenceMoment implements Inquiry {
    /** The dice. */
    public final Dice dice;
    /** The number of blocks. */
    public final Tally blocks;

    public BlocksCounted(Strike strike, Figure defender, Dice dice) {
        super(strike, defender);
        this.dice = dice;
        this.blocks = new Tally("blocks", dice.getShields());
    }

    /** Adds blocks, or removes some if the number is below 0. */
    public void add(int number) {
        blocks.add(number, strike.scene().speakerName());
    }
}
