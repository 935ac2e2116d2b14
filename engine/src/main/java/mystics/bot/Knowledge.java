package mystics.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import mystics.content.Box;
import mystics.content.Card;
import mystics.rules.Scene;

/** The facts that a bot learns about the box once, before the first game: the routes through the chapter, and the cards by their keys. */
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

    /** The routes through the tiles that are in play. */
    Route route(Scene scene) {
        for (int tile = 0; tile < scene.draft().layout().tiles(); tile++) {
            if (scene.draft().isGone(tile)) {
                return Route.of(scene.box(), room -> !scene.room(room).isGone());
            }
        }
        return route;
    }

    Optional<Card> card(String key) {
        return Optional.ofNullable(cards.get(key));
    }
}
