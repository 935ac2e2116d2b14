package mystics.rules;

import java.util.Optional;
import mystics.choice.Question;

/** Someone who can be asked inside a run: a bot. The answers of people come from outside, between two runs. */
public interface Player {
    /** The player that answers during this player's trials; empty for a player without trials. */
    default Optional<Player> forTrials() {
        return Optional.empty();
    }

    /** Chooses an option, and returns its index in the list. The scene may be read but not changed. */
    int choose(Question.Choice question, Scene scene);
}
