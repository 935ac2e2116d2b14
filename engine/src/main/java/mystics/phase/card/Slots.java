package mystics.phase.card;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Zone;

/** What fits on a hero: two paws, one armor for each body slot, accessories without limit (FREE-4). */
public final class Slots {
    private static final int PAWS = 2;

    private Slots() {
    }

    /** Why a hero cannot equip a card even after taking others off, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero, CardInPlay card) {
        if (!card.type().equipment()) {
            return Refusal.because(card + " is not for wearing", "CARD-1", "Use it from the pack");
        }
        if (!Cards.meets(hero, card.facts())) {
            return Refusal.because(card + " needs " + card.facts().need().words(), "FREE-4", "Share it with a hero who meets that");
        }
        return scene.allowed(new EquipAllowed(hero, card));
    }

    /** Equips a card; what is in its way goes to the pack. */
    public static void equip(Scene scene, Figure hero, CardInPlay card) {
        for (CardInPlay worn : inTheWay(scene, hero, card)) {
            scene.draft().give(worn.number(), Zone.PACK, hero.slot());
        }
        scene.happen(new Equipped(hero, card), equipped -> {
            scene.draft().give(card.number(), Zone.EQUIPPED, hero.slot());
            scene.tell("FREE-2", "{hero} equips {card}", "hero", hero, "card", card);
        });
    }

    /** Equips a card if a hero may wear it and nothing has to come off for it. */
    public static void equipIfFree(Scene scene, Figure hero, CardInPlay card) {
        if (!barred(scene, hero, card).refused() && inTheWay(scene, hero, card).isEmpty()) {
            equip(scene, hero, card);
        }
    }

    /** The equipped cards that must come off before another fits: the same body slot, then weapons and shields until two paws are enough. */
    static List<CardInPlay> inTheWay(Scene scene, Figure hero, CardInPlay card) {
        List<CardInPlay> worn = new ArrayList<>(hero.getEquipped());
        List<CardInPlay> off = new ArrayList<>();
        String slot = card.facts().slot();
        if (!slot.isEmpty() && !slot.equals("paw")) {
            worn.stream().filter(other -> other.facts().slot().equals(slot)).forEach(off::add);
        }
        worn.removeAll(off);
        while (card.facts().paws() > 0 && paws(scene, hero, worn, card) > PAWS) {
            CardInPlay last = worn.stream().filter(other -> other.facts().paws() > 0).reduce((first, second) -> second)
                    .orElseThrow(() -> new IllegalStateException(card + " needs more paws than " + hero + " has"));
            worn.remove(last);
            off.add(last);
        }
        return off;
    }

    private static int paws(Scene scene, Figure hero, List<CardInPlay> worn, CardInPlay card) {
        List<CardInPlay> all = new ArrayList<>(worn);
        all.add(card);
        return scene.ask(new PawsNeeded(hero, all)).paws.dice();
    }
}
