package mystics.phase.card;

import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** A card has passed from one hero to another, in a share or by a rule (FREE-1). */
public final class CardHanded extends Moment implements Occurrence {
    /** The card. */
    public final CardInPlay card;
    /** The hero who had the card. */
    public final Figure from;
    /** The hero who has the card now. */
    public final Figure to;

    /** A card that has changed hands. */
    public CardHanded(CardInPlay card, Figure from, Figure to) {
        this.card = card;
        this.from = from;
        this.to = to;
    }

    @Override
    public int actor() {
        return from.slot();
    }
}
