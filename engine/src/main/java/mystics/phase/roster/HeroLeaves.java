package mystics.phase.roster;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.table.FigureState;

/** A hero leaves the chapter and is safe, or is relieved and goes into reserve (RESERVE-3, RESERVE-4). */
public final class HeroLeaves extends Moment implements Happening {
    /** The hero. */
    public final Figure hero;
    /** The new place of the hero: {@link FigureState#SAFE} or {@link FigureState#RESERVE}. */
    final FigureState where;

    HeroLeaves(Figure hero, FigureState where) {
        this.hero = hero;
        this.where = where;
    }

    /** Whether the hero leaves for good and is safe. A relieved hero waits in reserve. */
    public boolean isToSafety() {
        return where == FigureState.SAFE;
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{hero} leaves the party", "hero", hero));
    }
}
