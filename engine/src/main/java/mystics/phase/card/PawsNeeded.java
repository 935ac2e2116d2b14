package mystics.phase.card;

import java.util.List;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;
import mystics.rules.Tally;

/** The number of paws that a set of cards needs on a hero (FREE-4). A hero has two paws. */
public final class PawsNeeded extends Moment implements Inquiry {
    /** The hero. */
    public final Figure hero;
    /** The cards that the hero would have equipped. */
    public final List<CardInPlay> cards;
    /** The number of paws that the cards need. */
    public final Tally paws;

    public PawsNeeded(Figure hero, List<CardInPlay> cards) {
        this.hero = hero;
        this.cards = List.copyOf(cards);
        this.paws = new Tally("paws", cards.stream().mapToInt(card -> card.facts().paws()).sum());
    }

    /** Whether a card with this id is among these cards. */
    public boolean has(@Names(What.CARD) String id) {
        return cards.stream().anyMatch(card -> card.getId().equals(id));
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
