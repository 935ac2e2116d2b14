package mystics.phase.card;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Chapter;
import mystics.phase.Notes;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.Zone;

/** Moves cards to their places. */
public final class Cards {
    /** The number of cards that a pack holds, tricks not counted (FREE-3). */
    public static final int PACK = 3;
    /** The initial size of a list of cards, enough for most decks. */
    private static final int USUAL_DECK = 64;
    private static final Sentence TOP = Sentence.of("Top card of the search deck");

    private Cards() {
    }

    /** All search cards in one of the common zones. */
    public static List<CardInPlay> search(Scene scene, Zone zone) {
        return in(scene, zone, false);
    }

    /** All ability cards that no hero has (FREE-5). */
    public static List<CardInPlay> abilities(Scene scene) {
        return in(scene, Zone.DECK, true);
    }

    private static List<CardInPlay> in(Scene scene, Zone zone, boolean ability) {
        List<CardInPlay> found = new ArrayList<>(zone == Zone.DECK ? USUAL_DECK : 10);
        for (int card = 0; card < scene.box().cardCount(); card++) {
            CardType type = scene.box().cardType(card);
            if (type != CardType.ENCOUNTER && (type == CardType.ABILITY) == ability && scene.draft().zone(card) == zone) {
                found.add(scene.card(card));
            }
        }
        return found;
    }

    /**
     * Draws the top search card. An empty deck is rebuilt from the discards (SEARCH-6). The result is empty when there is no card at all.
     * A card that the chapter hides is passed over until it has been found in its place (SEARCH-5).
     */
    public static java.util.Optional<CardInPlay> drawTop(Scene scene) {
        List<CardInPlay> deck = search(scene, Zone.DECK);
        deck.removeAll(hidden(scene, deck));
        if (deck.isEmpty()) {
            deck = search(scene, Zone.DISCARD);
            deck.forEach(card -> scene.draft().lay(card.getNumber(), Zone.DECK));
            scene.tell("SEARCH-6", "The discards are shuffled into a new search deck");
        }
        return deck.isEmpty() ? java.util.Optional.empty() : java.util.Optional.of(scene.draw(Purpose.SEARCH, TOP, deck));
    }

    /** The cards of a deck that the chapter hides and nobody has found yet: one card for each special search. */
    private static List<CardInPlay> hidden(Scene scene, List<CardInPlay> deck) {
        List<Chapter.Search> searches = scene.box().chapter().searches();
        int found = Notes.get(scene, Notes.FOUND, Holder.TABLE);
        List<CardInPlay> hidden = new ArrayList<>();
        for (int i = 0; i < searches.size(); i++) {
            String finds = searches.get(i).finds();
            if ((found >> i & 1) == 0) {
                deck.stream().filter(card -> card.getId().equals(finds) && !hidden.contains(card)).findFirst().ifPresent(hidden::add);
            }
        }
        return hidden;
    }

    /** A card goes to the discards. */
    public static void discard(Scene scene, CardInPlay card) {
        int holder = scene.draft().holderOf(card.getNumber());
        scene.draft().lay(card.getNumber(), Zone.DISCARD);
        scene.draft().marks().clearHolder(card.holder());
        scene.tell("CARD-4", "{card} is discarded", "card", card);
        scene.happened(new CardDiscarded(card, holder));
    }

    /** A card is shuffled into the deck. */
    public static void shuffleIn(Scene scene, CardInPlay card) {
        scene.draft().lay(card.getNumber(), Zone.DECK);
        scene.draft().marks().clearHolder(card.holder());
        scene.tell(scene.speaker(), "{card} is shuffled into the search deck", "card", card);
    }

    /** A hero takes a card into its pack, or among its tricks. The limit of the pack is then enforced (FREE-3). */
    public static void take(Scene scene, Figure hero, CardInPlay card) {
        scene.draft().give(card.getNumber(), card.type() == CardType.TRICK ? Zone.TRICKS : Zone.PACK, hero.slot());
        scene.tell("SEARCH-2", "{hero} takes {card}", "hero", hero, "card", card);
        trim(scene, hero);
    }

    /** If the pack has more than three cards, the player discards down to three (FREE-3). */
    public static void trim(Scene scene, Figure hero) {
        for (List<CardInPlay> pack = hero.getPack(); pack.size() > PACK; pack = hero.getPack()) {
            discard(scene, scene.choose(hero.seat(), Sentence.of("{hero}'s pack is too full. Discard what?", "hero", hero), pack));
        }
    }

    /** Whether a hero meets a card's printed requirement (FREE-4). */
    public static boolean meets(Figure hero, Card card) {
        return card.need().metBy(hero.heroCard());
    }
}
