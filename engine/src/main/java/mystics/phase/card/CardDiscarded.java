package mystics.phase.card;

import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** A search card has gone to the discards (CARD-4, FREE-3, CAPTURE-2). */
public final class CardDiscarded extends Moment implements Occurrence {
    /** The card. */
    public final CardInPlay card;
    private final int holder;

    /** @param holder the slot of the hero who had the card, or -1 */
    CardDiscarded(CardInPlay card, int holder) {
        this.card = card;
        this.holder = holder;
    }

    /** Whether this hero had the card. */
    public boolean wasOf(Figure hero) {
        return hero.slot() == holder;
    }
}
