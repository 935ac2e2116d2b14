package mystics.phase.search;

import java.util.List;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.content.Chapter;
import mystics.phase.Checks;
import mystics.phase.Notes;
import mystics.phase.card.Cards;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.CheeseFrom;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.Zone;

/** Searches, and what happens to the card found (SEARCH-1 to SEARCH-6). */
public final class Searches {
    /** The pattern of the question whether a hero keeps a card it has found (SEARCH-2). */
    public static final String FOUND = "{hero} found {card}. Keep it?";
    private static final Sentence KEEP = Sentence.of("Keep it");
    private static final Option SELL = Option.of("sell", "Discard it for 1 cheese");

    private Searches() {
    }

    /** The hero keeps a card it has found. */
    public record Keep(CardInPlay card) implements Option {
        @Override
        public String key() {
            return "keep";
        }

        @Override
        public Sentence words() {
            return KEEP;
        }
    }

    /** A hero rolls for a search, and finds a card if the roll shows a star. */
    public static void search(Scene scene, Figure hero) {
        if (!Checks.roll(scene, hero, "search", 1).isStar()) {
            scene.tell("SEARCH-1", "{hero} finds nothing", "hero", hero);
            return;
        }
        RoomInPlay room = hero.getRoom();
        Notes.set(scene, Notes.SEARCHED, room.holder(), room.count(Notes.SEARCHED) | 1 << hero.slot());
        Optional<CardInPlay> special = special(scene, hero);
        scene.happen(new SearchSucceeded(hero, special.isPresent()), found -> {
            special.ifPresent(card -> Notes.set(scene, Notes.FOUND, Holder.TABLE,
                    Notes.get(scene, Notes.FOUND, Holder.TABLE) | 1 << here(scene, hero)));
            special.or(() -> Cards.drawTop(scene)).ifPresent(card -> find(scene, hero, card));
        });
    }

    /**
     * The card that the chapter hides in the room or on the space of a hero (SEARCH-5). A hidden card can be found only once, and only
     * while it is still in the deck.
     */
    public static Optional<CardInPlay> special(Scene scene, Figure hero) {
        int search = here(scene, hero);
        if (search < 0 || (Notes.get(scene, Notes.FOUND, Holder.TABLE) >> search & 1) != 0) {
            return Optional.empty();
        }
        return inDeck(scene, scene.box().chapter().searches().get(search).finds());
    }

    private static Optional<CardInPlay> inDeck(Scene scene, String id) {
        return Cards.search(scene, Zone.DECK).stream().filter(card -> card.getId().equals(id)).findFirst();
    }

    /** The id of the card hidden where a hero stands if it is the card found, or if the deck has no such card any more; otherwise empty. */
    private static String due(Scene scene, Figure hero, CardInPlay card) {
        int search = here(scene, hero);
        String hides = search < 0 ? "" : scene.box().chapter().searches().get(search).finds();
        return card.getId().equals(hides) || inDeck(scene, hides).isEmpty() ? hides : "";
    }

    /** The number of the special search on the space where a hero stands; -1 if there is none. */
    private static int here(Scene scene, Figure hero) {
        List<Chapter.Search> searches = scene.box().chapter().searches();
        for (int i = 0; i < searches.size(); i++) {
            Chapter.Search search = searches.get(i);
            if (search.room().equals(hero.getRoom().key()) && (search.mark().isEmpty() || hero.getSpace().has(search.mark()))
                    && (search.at().isEmpty() || search.at().contains(hero.getSpace().key()))) {
                return i;
            }
        }
        return -1;
    }

    /**
     * A hero has found a card. An event is carried out, a party item goes to the stash, and any other card is kept or sold (SEARCH-2,
     * SEARCH-3).
     */
    public static void find(Scene scene, Figure hero, CardInPlay card) {
        scene.happen(new CardFound(hero, card, due(scene, hero, card)), found -> {
            scene.tell("SEARCH-1", "{hero} finds {card}", "hero", hero, "card", card);
            if (card.type() == CardType.EVENT) {
                scene.draft().lay(card.getNumber(), Zone.RESOLVING);
                scene.happen(new EventResolved(hero, card), resolved -> scene.tell("SEARCH-3", "{text}", "text", card.hint()));
                if (card.zone() == Zone.RESOLVING) {
                    Cards.discard(scene, card);
                }
            } else if (card.type() == CardType.PARTY_ITEM) {
                scene.draft().lay(card.getNumber(), Zone.STASH);
                scene.tell("SEARCH-3", "{card} goes to the party stash", "card", card);
            } else {
                keep(scene, hero, card);
            }
        });
    }

    private static void keep(Scene scene, Figure hero, CardInPlay card) {
        Sentence prompt = Sentence.of(FOUND, "hero", hero, "card", card);
        if (scene.choose(hero.seat(), prompt, List.of(new Keep(card), SELL)) != SELL) {
            Cards.take(scene, hero, card);
        } else {
            Cards.discard(scene, card);
            Cheese.gain(scene, hero, 1, CheeseFrom.SEARCH);
        }
    }
}
