package mystics.phase.wheel;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Tally;

/** A hero gains cheese (BATTLE-6 and whatever says so). */
public final class CheeseGained extends Moment implements Happening {
    /** Who gains it. */
    public final Figure hero;
    /** How much. */
    public final Tally amount;
    /** Where it comes from: attack, defence, or rule. */
    public final String from;

    public CheeseGained(Figure hero, int amount, String from) {
        this.hero = hero;
        this.amount = new Tally("cheese", amount);
        this.from = from;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
