package mystics.phase.minion;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** One minion figure is about to attack, if it has prey. A rule may forbid the attack or replace it. */
public final class MinionAttack extends Moment implements Happening {
    /** The figure. */
    public final Figure minion;

    public MinionAttack(Figure minion) {
        this.minion = minion;
    }

    @Override
    public int actor() {
        return minion.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{minion} is about to attack", "minion", minion));
    }
}
