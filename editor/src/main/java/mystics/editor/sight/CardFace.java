package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import mystics.console.page.Printed;
import mystics.content.CardType;
import mystics.content.Entry;
import mystics.rules.CardInPlay;
import mystics.rules.Scene;
import mystics.table.Zone;

/**
 * A card as it is read.
 *
 * @param facts its numbers and kinds in one line; {@code text} what it says, words between stars spoken with weight
 */
public record CardFace(String id, String name, String facts, String text) {
    /** The face of anything printed. */
    public static CardFace of(Entry entry) {
        return new CardFace(entry.id(), entry.name(), Printed.facts(entry), Printed.text(entry).strip().replaceAll("\\s+", " "));
    }

    static List<CardFace> of(Scene scene, List<CardInPlay> cards) {
        return cards.stream().map(card -> of(scene.box().card(card.number()))).toList();
    }

    /** The party's items, in the stash or lying on the board (PARTY-0). */
    static List<CardFace> stash(Scene scene) {
        List<CardFace> stash = new ArrayList<>();
        for (int card = 0; card < scene.box().cardCount(); card++) {
            Zone zone = scene.draft().zone(card);
            if (scene.box().cardType(card) == CardType.PARTY_ITEM && (zone == Zone.STASH || zone == Zone.ON_BOARD)) {
                stash.add(of(scene.box().card(card)));
            }
        }
        return stash;
    }
}
