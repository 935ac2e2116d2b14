package mystics.phase.search;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;

/** A hero has found a search card, which has not yet been kept or carried out. */
public final class CardFound extends Moment implements Happening {
    /** The hero who found the card. */
    public final Figure hero;
    /** The card. */
    public final CardInPlay card;
    /**
     * The id of the card that the chapter hides where the hero stands (SEARCH-5), if the time has come to tell of that card: the hero has
     * found it, or a mouse took it from the search deck long before. Otherwise this is empty.
     */
    public final String due;

    CardFound(Figure hero, CardInPlay card, String due) {
        this.hero = hero;
        this.card = card;
        this.due = due;
    }

    /** Whether the time has come to tell of a card that the chapter hides where the hero stands, and the hero is still free to hear it. */
    public boolean tellsOf(@Names(What.CARD) String hidden) {
        return hero.isActive() && due.equals(hidden);
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
