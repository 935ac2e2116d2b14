package mystics.soak;

import static mystics.soak.Invariants.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.content.CardType;
import mystics.phase.card.Cards;
import mystics.phase.card.PawsNeeded;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Holder;
import mystics.table.MarkList;
import mystics.table.Zone;

/** Conditions that the cards must meet between any two steps. */
final class CardInvariants {
    private static final int PAWS = 2;
    private static final Set<Zone> DECKS = EnumSet.of(Zone.DECK, Zone.DISCARD, Zone.ASIDE, Zone.GONE);

    private CardInvariants() {
    }

    static void look(Scene scene, List<String> flaws) {
        int faceUp = 0;
        for (int number = 0; number < scene.box().cardCount(); number++) {
            Zone zone = scene.draft().zone(number);
            if (DECKS.contains(zone)) {
                continue;
            }
            CardInPlay card = scene.card(number);
            check(zone != Zone.RESOLVING, flaws, card + " is still being resolved between two steps (SEARCH-3)");
            check(zones(card.type()).contains(zone), flaws, card + ", " + card.type() + ", lies in " + zone);
            check(!zone.held() || scene.draft().holderOf(number) < scene.box().heroCount(), flaws,
                    card + " belongs to nobody of the party");
            check(zone != Zone.ON_BOARD || onBoard(scene, card), flaws, card + " should be on the board and no token of it is (PARTY-2)");
            check(zone != Zone.FACE_UP || scene.draft().get(Clock.FACE_UP) == number + 1, flaws,
                    card + " lies face up and is not the face-up card (ENC-2)");
            faceUp += zone == Zone.FACE_UP ? 1 : 0;
        }
        check(faceUp == (scene.draft().get(Clock.FACE_UP) == 0 ? 0 : 1), flaws, faceUp + " encounter cards lie face up (ENC-2)");
        scene.party().forEach(hero -> hero(hero, scene, flaws));
    }

    /** The zones, besides the decks, where cards of a type may lie. */
    private static Set<Zone> zones(CardType type) {
        return switch (type) {
            case WEAPON, ARMOR, ACCESSORY -> EnumSet.of(Zone.PACK, Zone.EQUIPPED);
            case ITEM, SCROLL -> EnumSet.of(Zone.PACK);
            case TRICK -> EnumSet.of(Zone.TRICKS);
            case EVENT -> EnumSet.of(Zone.RESOLVING);
            case PARTY_ITEM -> EnumSet.of(Zone.STASH, Zone.ON_BOARD);
            case ABILITY -> EnumSet.of(Zone.ABILITY);
            case ENCOUNTER -> EnumSet.of(Zone.FACE_UP);
        };
    }

    /** Whether a party item on the board has a token there with the same id. */
    private static boolean onBoard(Scene scene, CardInPlay card) {
        MarkList marks = scene.draft().marks();
        int kind = scene.box().markNumber(card.getId());
        int first = marks.first(kind);
        return first < marks.size() && marks.kind(first) == kind && Holder.isSpace(marks.holder(first));
    }

    /** Packs and slots hold no more than allowed, and the hero may wear all equipped cards (FREE-3, FREE-4). */
    private static void hero(Figure hero, Scene scene, List<String> flaws) {
        check(hero.getPack().size() <= Cards.PACK, flaws, hero + " has " + hero.getPack() + " in the pack (FREE-3)");
        List<CardInPlay> worn = hero.getEquipped();
        Set<String> slots = new HashSet<>();
        for (CardInPlay card : worn) {
            String slot = card.facts().slot();
            check(slot.isEmpty() || slot.equals("paw") || slots.add(slot), flaws, hero + " wears two cards on the " + slot + " (FREE-4)");
            check(Cards.meets(hero, card.facts()), flaws, hero + " wears " + card + " and may not (FREE-4)");
        }
        // A captured hero's powers, such as a third paw, are suspended, but the hero may keep all equipment.
        check(!hero.isActive() || scene.ask(new PawsNeeded(hero, new ArrayList<>(worn))).paws.getDice() <= PAWS, flaws,
                hero + " holds " + worn + " in too few paws (FREE-4)");
    }
}
