package mystics.phase.card;

import java.util.List;
import mystics.choice.Sentence;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Requirement;
import mystics.rules.Scene;
import mystics.table.Zone;

/** Determines which cards a hero can wear: two paws, one armour for each body slot, accessories without limit (FREE-4). */
public final class Slots {
    private Slots() {
    }

    /** The reason why a hero cannot equip a card even after taking off others, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero, CardInPlay card) {
        if (!card.type().equipment()) {
            return Refusal.because(Sentence.of("{card} is not for wearing", "card", card), "CARD-1", Sentence.of("Use it from the pack"));
        }
        if (!Cards.meets(hero, card.facts())) {
            return Refusal.because(Sentence.of("{card} needs {what}", "card", card, "what", Requirement.of(card.facts().need())), "FREE-4",
                    Sentence.of("Share it with a mouse that can use it"));
        }
        return scene.allowed(new EquipAllowed(hero, card));
    }

    /** The sets of worn cards of which one goes to the pack when a hero equips a card; a single empty set if the card has room. */
    public static List<List<CardInPlay>> inPlaceOf(Scene scene, Figure hero, CardInPlay card) {
        return MakingRoom.ways(scene, hero, card).stream().map(MakingRoom::cards).toList();
    }

    /** Equips a card. Worn cards that are in the way go to the pack. If there is a choice, the hero's player chooses. */
    public static void equip(Scene scene, Figure hero, CardInPlay card) {
        MakingRoom off = scene.choose(hero.seat(), Sentence.of("What does {hero} take off for {card}?", "hero", hero, "card", card),
                MakingRoom.ways(scene, hero, card));
        for (CardInPlay worn : off.cards()) {
            scene.draft().give(worn.getNumber(), Zone.PACK, hero.slot());
        }
        scene.happen(new Equipped(hero, card), equipped -> {
            scene.draft().give(card.getNumber(), Zone.EQUIPPED, hero.slot());
            if (off.cards().isEmpty()) scene.tell("FREE-2", "{hero} equips {card}", "hero", hero, "card", card);
            else scene.tell("FREE-2", "{hero} takes off {worn} and equips {card}", "hero", hero, "worn", off.cards(), "card", card);
        });
    }

    /** Equips a card if a hero may wear it and no other card has to come off. */
    public static void equipIfFree(Scene scene, Figure hero, CardInPlay card) {
        if (!barred(scene, hero, card).refused() && MakingRoom.ways(scene, hero, card).get(0).cards().isEmpty()) {
            equip(scene, hero, card);
        }
    }
}
