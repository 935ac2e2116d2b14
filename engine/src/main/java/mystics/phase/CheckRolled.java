package mystics.phase;

import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;

/** The dice of a roll for a star lie on the table; nothing of them has been read yet. */
public final class CheckRolled extends Moment {
    /** Who rolled. */
    public final Figure roller;
    /** What for. */
    public final String what;
    /** The dice. */
    public final Dice dice;

    public CheckRolled(Figure roller, String what, Dice dice) {
        this.roller = roller;
        this.what = what;
        this.dice = dice;
    }

    @Override
    public int actor() {
        return roller.slot();
    }
}
