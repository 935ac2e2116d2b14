package mystics.view;

import mystics.choice.Sentence;
import mystics.content.Attack;
import mystics.content.MinionCard;
import mystics.content.Size;

/** How a minion walks and whom it attacks, in one sentence (MINION-3, MINION-6, MINION-7). */
public final class MinionManner {
    private MinionManner() {
    }

    /** The sentence for a minion; empty for a minion that takes no room, because its card tells how it runs. */
    public static Sentence of(MinionCard minion) {
        if (minion.size() == Size.NONE) return Sentence.EMPTY;
        return minion.attack() == Attack.RANGED
                ? Sentence.of("Walks until it sees a mouse, and attacks the nearest mouse not yet attacked; if two are equally near, the "
                        + "higher one on the track")
                : Sentence.of("Walks toward the nearest mouse, as far as a die shows, and attacks it; if two are equally near, the higher "
                        + "one on the track");
    }
}
