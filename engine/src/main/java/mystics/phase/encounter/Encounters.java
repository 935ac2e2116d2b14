package mystics.phase.encounter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.content.EncounterCard;
import mystics.rules.CardInPlay;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Zone;

/** Draws encounter cards, turns them face up and carries them out (ENC). */
public final class Encounters {
    private static final Sentence TOP = Sentence.of("Top card of the encounter deck");
    private static final String AMBUSH = "ambush";

    private Encounters() {
    }

    /** Draws an encounter for a room that has not been explored (ENC-1). */
    public static void meet(Scene scene, RoomInPlay room) {
        draw(scene).ifPresent(card -> resolve(scene, room, card));
    }

    /** The top card of the encounter deck. An empty deck is rebuilt (ENC-9). The result is empty when there is no card at all. */
    public static Optional<CardInPlay> draw(Scene scene) {
        List<CardInPlay> deck = in(scene, Zone.DECK);
        if (deck.isEmpty()) {
            in(scene, Zone.DISCARD).forEach(card -> scene.draft().lay(card.getNumber(), Zone.DECK));
            deck = in(scene, Zone.DECK);
            scene.tell("ENC-9", "The discarded encounter cards are shuffled into a new deck");
        }
        return deck.isEmpty() ? Optional.empty() : Optional.of(scene.draw(Purpose.ENCOUNTER, TOP, deck));
    }

    private static List<CardInPlay> in(Scene scene, Zone zone) {
        List<CardInPlay> found = new ArrayList<>();
        for (int card = 0; card < scene.box().cardCount(); card++) {
            if (scene.box().cardType(card) == CardType.ENCOUNTER && scene.draft().zone(card) == zone) {
                found.add(scene.card(card));
            }
        }
        return found;
    }

    /** Carries out an encounter card in a room. The card stays face up, its minions arrive, and initiative is established. */
    public static void resolve(Scene scene, RoomInPlay room, CardInPlay card) {
        turnUp(scene, card);
        EncounterCard facts = (EncounterCard) scene.box().card(card.getNumber());
        scene.tell("ENC-1", "Encounter: {card}. {text}", "card", card, "text", facts.text());
        scene.happen(new EncounterDrawn(card, room, facts.minions(scene.draft().get(Clock.PAGE)), facts.flags()), drawn -> Arrival
                .establish(scene, room, drawn.ordered(), ArrivalWhy.ENCOUNTER,
                        drawn.has(AMBUSH) ? Arrival.Ambush.SPRUNG : Arrival.Ambush.NONE));
    }

    /** Turns the card face up, and discards an older face-up card (ENC-2). */
    private static void turnUp(Scene scene, CardInPlay card) {
        int older = scene.draft().get(Clock.FACE_UP) - 1;
        if (older >= 0) {
            scene.draft().lay(older, Zone.DISCARD);
        }
        scene.draft().lay(card.getNumber(), Zone.FACE_UP);
        scene.draft().set(Clock.FACE_UP, card.getNumber() + 1);
    }
}
