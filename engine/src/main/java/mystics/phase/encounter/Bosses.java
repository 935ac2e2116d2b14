package mystics.phase.encounter;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.round.track.TrackCard;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** Bosses with several initiative cards: two of them come, drawn unseen (INIT-5). */
final class Bosses {
    private static final int CARDS = 2;
    private static final Sentence DRAW = Sentence.of("Card of a boss");

    private Bosses() {
    }

    /** Draws the cards a boss plays with; the figure stands for the first. */
    static List<Integer> drawCards(Scene scene, Figure boss) {
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
        scene.draft().setKind(boss.slot(), drawn.get(0));
        return drawn;
    }
}
