package mystics.phase.card;

import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** A hero has equipped a card (FREE-2). */
public final class Equipped extends Moment implements Happening {
    /** The hero. */
    public final Figure hero;
    /** The card. */
    public final CardInPlay card;

    public Equipped(Figure hero, CardInPlay card) {
        this.hero = hero;
        this.card = card;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
