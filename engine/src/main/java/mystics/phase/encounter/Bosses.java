package mystics.phase.encounter;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** Bosses with several initiative cards: two of them come, drawn unseen (INIT-5). */
final class Bosses {
    private static final int CARDS = 2;
    private static final Sentence DRAW = Sentence.of("Card of a boss");

    private Bosses() {
    }

    /** A card of a boss as something to draw. */
    private record BossCard(int kind, String key, String label) implements Option {
    }

    /** Draws the cards a boss plays with; the figure stands for the first. */
    static List<Integer> drawCards(Scene scene, Figure boss) {
        List<BossCard> left = new ArrayList<>();
        for (int kind : scene.box().bossCards(boss.minionCard().of())) {
            left.add(new BossCard(kind, scene.box().minion(kind).id(), scene.box().minion(kind).name()));
        }
        List<Integer> drawn = new ArrayList<>();
        while (drawn.size() < CARDS && !left.isEmpty()) {
            BossCard card = left.size() + drawn.size() <= CARDS ? left.get(0) : scene.draw(Purpose.INITIATIVE, DRAW, left);
            left.remove(card);
            drawn.add(card.kind());
        }
        scene.draft().setKind(boss.slot(), drawn.get(0));
        return drawn;
    }
}
