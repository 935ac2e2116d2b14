package mystics.rules;

import java.util.List;
import mystics.choice.Option;
import mystics.choice.Seat;
import mystics.choice.Sentence;

/**
 * A step that begins with a question. A decision changes nothing before its question is answered, and its options are data. An option
 * chosen in one run is performed in another run of the same step, without gathering all options again.
 */
public interface Decision<T extends Option> extends Step {
    /**
     * The question of a decision.
     *
     * @param options the options; nobody is asked if there are fewer than two
     */
    record Asked<T extends Option>(Seat seat, Sentence prompt, List<T> options) {
    }

    /** The current question and the seat that is asked. */
    Asked<T> asks(Scene scene);

    /** Performs the chosen option. */
    void decided(Scene scene, T chosen);

    /** Goes on with the step if there are no options. */
    default void undecided(Scene scene) {
        throw new IllegalStateException("Nothing to choose from in " + this);
    }

    @Override
    default void perform(Scene scene) {
        Asked<T> asked = asks(scene);
        if (asked.options().isEmpty()) {
            undecided(scene);
        } else {
            decided(scene, scene.choose(asked.seat(), asked.prompt(), asked.options()));
        }
    }
}
