package mystics.editor.chapter;

import mystics.content.Goal;
import mystics.mod.yaml.Pointer;

/**
 * A goal and its place in the objective.
 *
 * @param step the number of its step, counted from 0; {@code inner} its number among goals in any order, -1 for a goal by itself
 */
public record GoalSpot(Goal goal, int step, int inner) {
    /** The steps that win a chapter. */
    static final Pointer OBJECTIVE = Pointer.ROOT.in("objective");

    /** Where the goal stands in the file. */
    public Pointer pointer() {
        return inner < 0 ? OBJECTIVE.at(step) : group().at(inner);
    }

    /** Where the goals in any order of its step stand. */
    Pointer group() {
        return OBJECTIVE.at(step).in("any-order");
    }

    /** Whether it is one of several in any order. */
    public boolean isInGroup() {
        return inner >= 0;
    }
}
