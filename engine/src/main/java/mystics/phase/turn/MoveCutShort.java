package mystics.phase.turn;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.Permission;

/**
 * An action is about to end a move in progress (MOVE-11). If a {@code forbid} rule refuses, the hero can use the rest of the move later.
 */
public final class MoveCutShort extends Moment implements Permission {
    /** The hero whose move it is. */
    public final Figure hero;
    /** The kind of action that ends the move. */
    @Names(What.ACTION)
    public final String action;

    public MoveCutShort(Figure hero, String action) {
        this.hero = hero;
        this.action = action;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
