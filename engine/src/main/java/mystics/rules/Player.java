package mystics.rules;

import java.util.Optional;
import mystics.choice.Question;

/** Someone who can be asked inside a run: a bot. People answer from outside, between runs. */
public interface Player {
    /** The player that answers during its tries; empty for a player that tries nothing. */
    default Optional<Player> forTrials() {
        return Optional.empty();
    }

    /** Chooses one of the options, by its place in the list. The scene may be looked at, not changed. */
    int choose(Question.Choice question, Scene scene);
}
