package mystics.phase.roster;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Space;

/** A hero in reserve joins the party on a space, and takes part from now on (RESERVE-2). */
public final class HeroJoins extends Moment implements Happening {
    /** The hero. */
    public final Figure hero;
    /** The space on which the hero stands afterwards. */
    public final Space space;

    public HeroJoins(Figure hero, Space space) {
        this.hero = hero;
        this.space = space;
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{hero} joins the party", "hero", hero));
    }
}
