package mystics.phase.turn;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Occurrence;

/** A hero has just finished an action in its own turn. */
public final class ActionTaken extends Moment implements Occurrence {
    /** The hero who acted. */
    public final Figure hero;
    /** The kind of action. */
    @Names(What.ACTION)
    public final String action;

    public ActionTaken(Figure hero, String action) {
        this.hero = hero;
        this.action = action;
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{hero} has acted", "hero", hero));
    }
}
