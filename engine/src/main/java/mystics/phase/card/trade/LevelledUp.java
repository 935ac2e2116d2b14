package mystics.phase.card.trade;

import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** A hero gains an ability card (FREE-5). */
public final class LevelledUp extends Moment implements Happening {
    /** The hero. */
    public final Figure hero;
    /** The ability. */
    public final CardInPlay ability;

    public LevelledUp(Figure hero, CardInPlay ability) {
        this.hero = hero;
        this.ability = ability;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
