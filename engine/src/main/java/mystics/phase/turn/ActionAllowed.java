package mystics.phase.turn;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.Permission;

/** May a hero now do an action, or a free action, of a given kind? Only {@code forbid} rules speak at this moment. */
public final class ActionAllowed extends Moment implements Permission {
    /** The hero who wants to act. */
    public final Figure hero;
    /** The kind: scurry, battle, search, recover, explore, special; or free: share, equip, level-up, item, ability. */
    @Names(What.ACTION)
    public final String action;
    /** Whether the deed costs no action. */
    public final boolean free;

    private ActionAllowed(Figure hero, String action, boolean free) {
        this.hero = hero;
        this.action = action;
        this.free = free;
    }

    /** An action. */
    public static ActionAllowed action(Figure hero, String kind) {
        return new ActionAllowed(hero, kind, false);
    }

    /** A deed that costs no action. */
    public static ActionAllowed free(Figure hero, String kind) {
        return new ActionAllowed(hero, kind, true);
    }

    /** Whether the action is of this kind. */
    public boolean is(@Names(What.ACTION) String kind) {
        return action.equals(kind);
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
