package mystics.mod.words;

import mystics.phase.turn.HeroTurn;
import mystics.rules.CardInPlay;

/** A card that is offered to a hero in its turn. Its words are put together when somebody reads them. */
sealed interface CardUse extends HeroTurn.Deed {
    /** The card. */
    CardInPlay card();

    /** What its use comes to. */
    Runnable doing();

    @Override
    default void run() {
        doing().run();
    }

    /** An ability card, at a price in cheese. */
    record OfAbility(CardInPlay card, int cost, Runnable doing) implements CardUse {
        @Override
        public String key() {
            return "ability:" + card.key();
        }

        @Override
        public String label() {
            return card.getName() + " (" + cost + " cheese)";
        }

        @Override
        public String hint() {
            return card.facts().text();
        }
    }

    /** An item or scroll; {@code own} is what the card calls this use of it, or empty text, and {@code said} its label, or empty text for the usual one. */
    record OfItem(CardInPlay card, String own, String said, Runnable doing) implements CardUse {
        @Override
        public String key() {
            return "use:" + card.key() + (own.isEmpty() ? "" : ":" + own);
        }

        @Override
        public String label() {
            return said.isEmpty() ? "Use " + card.getName() : said;
        }

        @Override
        public String hint() {
            return card.hint();
        }
    }
}
