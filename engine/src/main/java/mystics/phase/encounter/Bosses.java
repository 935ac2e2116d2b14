package mystics.phase.encounter;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.round.track.Track;
import mystics.phase.round.track.TrackCard;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Draft;

/**
 * Bosses with several initiative cards. An arriving boss brings two cards, drawn unseen (INIT-5), unless the rule or the set-up names its
 * cards.
 */
public final class Bosses {
    private static final int CARDS = 2;
    private static final Sentence DRAW = Sentence.of("Card of a boss");

    private Bosses() {
    }

    /**
     * The cards of an arriving boss. The figure of the boss represents the first card.
     *
     * @param named the ids by which the boss was brought: the ids of those of its cards that are to come, or the id of the boss, which
     *    brings two cards drawn unseen
     */
    static List<Integer> cards(Scene scene, Figure boss, Set<String> named) {
        List<Integer> wanted = new ArrayList<>(scene.box().bossCards(boss.minionCard().of()));
        wanted.removeIf(kind -> !named.contains(scene.box().minion(kind).id()));
        List<Integer> cards = wanted.isEmpty() ? drawCards(scene, boss) : wanted;
        scene.draft().setKind(boss.slot(), cards.get(0));
        return cards;
    }

    private static List<Integer> drawCards(Scene scene, Figure boss) {
        List<TrackCard> left = new ArrayList<>();
        for (int kind : scene.box().bossCards(boss.minionCard().of())) {
            left.add(TrackCard.of(scene, kind));
        }
        List<Integer> drawn = new ArrayList<>();
        while (drawn.size() < CARDS && !left.isEmpty()) {
            TrackCard card = left.size() + drawn.size() <= CARDS ? left.get(0) : scene.draw(Purpose.INITIATIVE, DRAW, left);
            left.remove(card);
            drawn.add(card.kind());
        }
        return drawn;
    }

    /** The cards of a boss that lie on the track, from the top down. */
    public static List<TrackCard> onTrack(Scene scene, Figure boss) {
        List<TrackCard> cards = new ArrayList<>(Track.cards(scene));
        cards.removeIf(card -> !scene.box().sameMinion(card.kind(), boss.getKindNumber()));
        return cards;
    }

    /**
     * Another card of a boss, drawn unseen from those that are not on the track, replaces one of the boss's cards. The wounds on the
     * replaced card are lost. Nothing happens if the boss has no other card.
     *
     * @throws IllegalArgumentException if the replaced card is not a card of the boss on the track
     */
    public static void exchange(Scene scene, Figure boss, TrackCard card) {
        Draft draft = scene.draft();
        if (!onTrack(scene, boss).contains(card)) {
            throw new IllegalArgumentException(card + " is no card of " + boss + " on the track");
        }
        List<TrackCard> others = new ArrayList<>();
        for (int kind : scene.box().bossCards(boss.minionCard().of())) {
            if (draft.trackPlace(kind) < 0) {
                others.add(TrackCard.of(scene, kind));
            }
        }
        if (!others.isEmpty()) {
            TrackCard drawn = scene.draw(Purpose.INITIATIVE, DRAW, others);
            Track.exchange(scene, card.kind(), drawn.kind());
            if (boss.getKindNumber() == card.kind()) {
                draft.setKind(boss.slot(), drawn.kind());
            }
            scene.tell("INIT-5", "{boss} puts away {card} and draws {other}", "boss", boss, "card", card, "other", drawn);
        }
    }
}
