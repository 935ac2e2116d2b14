package mystics.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import mystics.content.Box;
import mystics.content.Card;

/** What a bot learns about the box once, before the first game: the routes through the chapter, and the cards by their keys. */
record Knowledge(Route route, Map<String, Card> cards) {
    Knowledge {
        cards = Map.copyOf(cards);
    }

    static Knowledge of(Box box) {
        Map<String, Card> cards = new HashMap<>();
        for (int card = 0; card < box.cardCount(); card++) {
            if (box.card(card) instanceof Card facts) {
                cards.put(box.layout().cards().get(card), facts);
            }
        }
        return new Knowledge(Route.of(box), cards);
    }

    Optional<Card> card(String key) {
        return Optional.ofNullable(cards.get(key));
    }
}
