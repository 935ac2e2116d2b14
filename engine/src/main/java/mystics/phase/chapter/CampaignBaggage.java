package mystics.phase.chapter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.phase.Notes;
import mystics.phase.card.Cards;
import mystics.phase.card.Slots;
import mystics.phase.roster.Roster;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;
import mystics.table.Zone;

/** The cards and marks that a party brings to a chapter of a campaign (CAMP-1, CAMP-2), besides the usual starting equipment. */
final class CampaignBaggage {
    private CampaignBaggage() {
    }

    /** The campaign sheet with which the party began the chapter. */
    static CampaignSheet sheet(Scene scene) {
        return scene.box().setup().campaign().orElse(CampaignSheet.NEW);
    }

    /** The abilities that a hero already owns; none before the hero's first chapter. */
    static List<String> abilities(Scene scene, Figure hero) {
        return sheet(scene).of(hero.key()).abilities();
    }

    /**
     * Removes from the table the cards of heroes who do not take part in the chapter. The campaign sheet still lists the cards as theirs.
     */
    static void leave(Scene scene) {
        List<String> party = Roster.all(scene).stream().map(Figure::key).toList();
        sheet(scene).heroes().forEach((hero, owned) -> {
            if (!party.contains(hero)) {
                Stream.concat(owned.abilities().stream(), owned.cards().stream())
                        .forEach(id -> lying(scene, id).ifPresent(card -> scene.draft().lay(card.getNumber(), Zone.GONE)));
            }
        });
    }

    /** Brings the marks of the campaign, and then the kept cards. A card is worn if no other card has to come off for it. */
    static void bring(Scene scene) {
        lay(scene, sheet(scene).marks(), Holder.TABLE);
        for (Figure hero : Roster.all(scene)) {
            HeroSheet owned = sheet(scene).of(hero.key());
            lay(scene, owned.marks(), Holder.kind(hero.getKindNumber()));
            for (int kept = 0; kept < owned.cards().size(); kept++) {
                bring(scene, hero, owned.cards().get(kept), kept);
            }
            Cards.trim(scene, hero);
        }
    }

    private static void lay(Scene scene, Map<String, Integer> marks, int holder) {
        marks.forEach((mark, number) -> {
            if (scene.box().knowsMark(mark)) {
                Notes.set(scene, mark, holder, number);
            }
        });
    }

    /** Brings the kept card with a number, unless another hero starts with it or no loaded mod contains it. */
    private static void bring(Scene scene, Figure hero, String id, int kept) {
        Optional<CardInPlay> found = lying(scene, id);
        if (found.isEmpty()) {
            MissedCards.miss(scene, hero, kept);
            lacks(scene, hero, id);
            return;
        }
        CardInPlay card = found.get();
        scene.draft().give(card.getNumber(), card.type() == CardType.TRICK ? Zone.TRICKS : Zone.PACK, hero.slot());
        if (!hero.isInReserve()) {
            scene.tell("CAMP-2", "{hero} brings {card}", "hero", hero, "card", card);
        }
        Slots.equipIfFree(scene, hero, card);
    }

    private static void lacks(Scene scene, Figure hero, String id) {
        Optional<Figure> other = Roster.all(scene).stream().filter(one -> has(one, id)).findFirst();
        String card = name(scene, id);
        other.ifPresentOrElse(
                owner -> scene.tell("CAMP-2", "{hero} kept {card}, but this time {owner} begins with it", "hero", hero, "card", card,
                        "owner", owner),
                () -> scene.tell("CAMP-2", "{hero} kept {card}, which is not to be had this time", "hero", hero, "card", card));
    }

    private static boolean has(Figure hero, String id) {
        return Stream.of(hero.getEquipped(), hero.getPack(), hero.getTricks(), hero.getAbilities()).flatMap(List::stream)
                .anyMatch(card -> card.getId().equals(id));
    }

    private static String name(Scene scene, String id) {
        return Optional.ofNullable(scene.box().catalog().cards().get(id)).map(Card::name).orElse(id);
    }

    /** A copy of a card that no hero has. */
    private static Optional<CardInPlay> lying(Scene scene, String id) {
        return Stream.of(Cards.search(scene, Zone.DECK), Cards.search(scene, Zone.ASIDE), Cards.abilities(scene)).flatMap(List::stream)
                .filter(card -> card.getId().equals(id)).findFirst();
    }
}
