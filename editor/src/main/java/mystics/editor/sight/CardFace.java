package mystics.editor.sight;

import java.util.List;
import mystics.console.page.Possessions;
import mystics.console.page.Printed;
import mystics.content.Entry;
import mystics.rules.CardInPlay;
import mystics.rules.Scene;

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

    /** The party's items (PARTY-0). */
    static List<CardFace> stash(Scene scene) {
        return of(scene, Possessions.stash(scene));
    }
}
