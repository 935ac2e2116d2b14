package mystics.phase.turn;

import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.Tally;

/** How many actions an action takes (TURN-1): one, unless a rule says otherwise. */
public final class ActionPrice extends Moment implements Inquiry {
    /** What an action takes unless a rule says otherwise. */
    static final int USUAL = 1;

    /** Who would act. */
    public final Figure hero;
    /** The kind of action. */
    @Names(What.ACTION)
    public final String action;
    /** How many actions it takes. */
    public final Tally price = new Tally("actions", USUAL);

    ActionPrice(Figure hero, String action) {
        this.hero = hero;
        this.action = action;
    }

    /** Whether it is an action of this kind. */
    public boolean is(@Names(What.ACTION) String kind) {
        return action.equals(kind);
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
