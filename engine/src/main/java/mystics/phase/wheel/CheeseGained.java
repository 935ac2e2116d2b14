package mystics.phase.wheel;

import mystics.content.Spelling;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Tally;

/** A hero gains cheese under BATTLE-6 or through a rule. */
public final class CheeseGained extends Moment implements Happening {
    /** The hero that gains the cheese. */
    public final Figure hero;
    /** The amount. */
    public final Tally amount;
    private final CheeseFrom from;

    public CheeseGained(Figure hero, int amount, CheeseFrom from) {
        this.hero = hero;
        this.amount = new Tally("cheese", amount);
        this.from = from;
    }

    /** The source of the cheese: attack, defence, search or rule. */
    @Names(What.CHEESE_FROM)
    public String getFrom() {
        return Spelling.of(from);
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
