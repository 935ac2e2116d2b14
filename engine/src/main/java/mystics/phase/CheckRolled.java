package mystics.phase;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;

/** The dice of a roll for a star lie on the table; nothing of them has been read yet. */
public final class CheckRolled extends Moment implements Occurrence {
    /** Who rolled. */
    public final Figure roller;
    /** What for. */
    public final String what;
    /** The dice. */
    public final Dice dice;

    public CheckRolled(Figure roller, String what, Dice dice) {
        this.roller = roller;
        this.what = what;
        this.dice = dice;
    }

    @Override
    public int actor() {
        return roller.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(
                Sentence.of("{roller} rolls for a star ({what}), and the dice show {dice}", "roller", roller, "what", what, "dice", dice));
    }
}
