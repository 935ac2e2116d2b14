package mystics.phase.wheel;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** A hero loses cheese to the supply, by theft or by a rule. Paying does not count as losing. */
public final class CheeseLost extends Moment implements Happening {
    /** The hero who loses the cheese. */
    public final Figure hero;
    /** The amount, at most the cheese that the hero has. */
    public final int amount;

    public CheeseLost(Figure hero, int amount) {
        this.hero = hero;
        this.amount = amount;
    }
}
