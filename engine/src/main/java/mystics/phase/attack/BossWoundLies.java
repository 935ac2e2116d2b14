package mystics.phase.attack;

import java.util.Optional;
import mystics.rules.Figure;
import mystics.rules.Inquiry;
import mystics.rules.Moment;

/** One wound of a boss is about to be laid on one of its cards (BATTLE-8): a {@code change} rule may narrow the party's choice. */
public final class BossWoundLies extends Moment implements Inquiry {
    /** The boss. */
    public final Figure boss;
    private final Optional<String> last;
    private boolean together;

    BossWoundLies(Figure boss, Optional<String> last) {
        this.boss = boss;
        this.last = last;
    }

    /** Whether no wound of the same attack has been laid on a card yet. */
    public boolean isFirst() {
        return last.isEmpty();
    }

    /** Lays this wound on the same card as the previous wound. If the card of the previous wound has left the track, this wound is lost. */
    public void lieTogether() {
        together = last.isPresent();
    }

    boolean mayLieOn(String card) {
        return !together || last.filter(card::equals).isPresent();
    }

    @Override
    public int actor() {
        return boss.slot();
    }
}
