package mystics.phase.search;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** A hero has found a search card, which has not yet been kept or carried out. */
public final class CardFound extends Moment implements Happening {
    /** The hero who found the card. */
    public final Figure hero;
    /** The card. */
    public final CardInPlay card;

    CardFound(Figure hero, CardInPlay card) {
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
