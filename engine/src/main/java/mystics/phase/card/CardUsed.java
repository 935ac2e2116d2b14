package mystics.phase.card;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/**
 * A hero uses a card: an ability, an item, a scroll or a trick. The price has been paid. If the card is a reaction or a trick, the effect
 * comes afterwards.
 */
public final class CardUsed extends Moment implements Happening {
    /** The hero who uses the card. */
    public final Figure hero;
    /** The card. */
    public final CardInPlay card;

    public CardUsed(Figure hero, CardInPlay card) {
        this.hero = hero;
        this.card = card;
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{hero} uses {card}", "hero", hero, "card", card));
    }
}
