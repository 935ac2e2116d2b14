package mystics.phase.chapter;

import java.util.List;
import java.util.stream.IntStream;
import mystics.phase.Notes;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Holder;

/**
 * The kept cards that a hero could not bring to this chapter, because another hero began with them or no loaded mod contains them. They
 * remain the hero's, up to the number of cards that a hero keeps (CAMP-2). A note on the hero's card has a bit for each of them.
 */
final class MissedCards {
    private MissedCards() {
    }

    /** Notes that a hero could not bring the kept card with a number. */
    static void miss(Scene scene, Figure hero, int kept) {
        set(scene, hero, bits(scene, hero) | 1 << kept);
    }

    /** The ids of the cards that a hero could not bring. */
    static List<String> of(Scene scene, Figure hero) {
        List<String> cards = CampaignBaggage.sheet(scene).of(hero.key()).cards();
        int bits = bits(scene, hero);
        return IntStream.range(0, cards.size()).filter(kept -> (bits >> kept & 1) != 0).mapToObj(cards::get).toList();
    }

    /** Gives up cards that a hero could not bring, until at most a number of them remains. */
    static void trim(Scene scene, Figure hero, int most) {
        int bits = bits(scene, hero);
        while (Integer.bitCount(bits) > Math.max(0, most)) {
            bits -= Integer.highestOneBit(bits);
        }
        set(scene, hero, bits);
    }

    private static int bits(Scene scene, Figure hero) {
        return Notes.get(scene, Notes.MISSED, Holder.kind(hero.getKindNumber()));
    }

    private static void set(Scene scene, Figure hero, int bits) {
        Notes.set(scene, Notes.MISSED, Holder.kind(hero.getKindNumber()), bits);
    }
}
