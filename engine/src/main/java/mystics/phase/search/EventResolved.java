package mystics.phase.search;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/**
 * An event card is carried out (SEARCH-3). The card's own {@code after} rule is the effect of the event. The card is discarded afterwards.
 */
public final class EventResolved extends Moment implements Happening {
    /** The hero who found the card. */
    public final Figure hero;
    /** The event. */
    public final CardInPlay card;

    EventResolved(Figure hero, CardInPlay card) {
        this.hero = hero;
        this.card = card;
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{hero} has found {card}", "hero", hero, "card", card));
    }
}
