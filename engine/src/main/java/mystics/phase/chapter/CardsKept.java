package mystics.phase.chapter;

import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Tally;

/**
 * A hero is about to put away the cards that it does not keep for the next chapter (CAMP-2). The moment determines how many search cards
 * the hero may keep besides its starting equipment.
 */
public final class CardsKept extends Moment implements Inquiry {
    /** The hero. */
    public final Figure hero;
    /** The number of cards that the hero may keep. By the book, a hero may keep one card. */
    public final Tally cards = new Tally("cards kept", 1);

    CardsKept(Figure hero) {
        this.hero = hero;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
