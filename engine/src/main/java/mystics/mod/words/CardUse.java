package mystics.mod.words;

import mystics.choice.Sentence;
import mystics.phase.turn.HeroTurn;
import mystics.rules.CardInPlay;
import mystics.rules.Rule;
import mystics.rules.Scene;
import mystics.table.Holder;

/** A card that is offered to a hero in the hero's own turn. The words of the offer are composed when somebody reads them. */
sealed interface CardUse extends HeroTurn.Deed {
    /** The card's rule that offers the use. */
    Rule rule();

    /** The number of the hero who has the card. */
    int holder();

    /** The card. */
    CardInPlay card();

    @Override
    default void perform(Scene scene) {
        scene.perform(rule(), holder(), card().getNumber(), HeroTurn.asked(scene.figure(Holder.number(holder()))), this);
    }

    /** An ability card, at a price in cheese. */
    record OfAbility(Rule rule, int holder, CardInPlay card, int cost) implements CardUse {
        @Override
        public String key() {
            return "ability:" + card.key();
        }

        @Override
        public Sentence words() {
            return Sentence.of("{ability} ({n} cheese)", "ability", card, "n", cost);
        }

        @Override
        public Sentence hint() {
            return Sentence.of(card.facts().text());
        }
    }

    /**
     * An item or scroll.
     *
     * @param own the name that the card gives to this use; may be empty
     * @param said the label of the use; empty for the usual label
     */
    record OfItem(Rule rule, int holder, CardInPlay card, String own, String said) implements CardUse {
        @Override
        public String key() {
            return "use:" + card.key() + (own.isEmpty() ? "" : ":" + own);
        }

        @Override
        public Sentence words() {
            return said.isEmpty() ? Sentence.of("Use {card}", "card", card) : Sentence.of(said);
        }

        @Override
        public Sentence hint() {
            return card.hint();
        }
    }
}
