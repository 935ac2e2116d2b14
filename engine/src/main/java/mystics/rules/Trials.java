package mystics.rules;

import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import mystics.choice.Option;
import mystics.choice.Question;

/**
 * Tries answers to the question that a player is being asked. The rules run on a copy of the table, which is then
 * discarded. The dice of a trial are not those of the game.
 */
@FunctionalInterface
public interface Trials {
    /** Trials in which no answer can be tried. */
    Trials NONE = (question, option, course) -> OptionalDouble.empty();

    /**
     * The conditions of a trial.
     *
     * @param luck a number for the dice of the trial; equal numbers give equal dice
     * @param others answers the questions that come up during the trial
     * @param further whether the trial continues after the end of a step
     * @param worth gives the worth of the table at the end of the trial
     */
    record Course(long luck, Player others, Predicate<Scene> further, ToDoubleFunction<Scene> worth) {
    }

    /** The worth of the table after an answer; empty if nothing can be tried, or if a rule fails on the way. */
    OptionalDouble worth(Question.Choice question, Option option, Course course);
}
