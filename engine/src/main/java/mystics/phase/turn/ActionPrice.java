package mystics.phase.turn;

import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.Tally;

/** The number of actions that an action uses up (TURN-1): one, unless a rule says otherwise. */
public final class ActionPrice extends Moment implements Inquiry {
    /** The number of actions that an action uses up unless a rule says otherwise. */
    static final int USUAL = 1;

    /** The hero who would act. */
    public final Figure hero;
    /** The kind of action. */
    @Names(What.ACTION)
    public final String action;
    /** The number of actions that the action uses up. */
    public final Tally price = new Tally("actions", USUAL);

    ActionPrice(Figure hero, String action) {
        this.hero = hero;
        this.action = action;
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
