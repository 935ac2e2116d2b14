package mystics.editor.chapter;

import mystics.content.Goal;
import mystics.mod.yaml.Pointer;

/**
 * A goal and its place in the objective.
 *
 * @param step the number of its step, counted from 0
 * @param inner its number in a group of goals in any order; -1 for a goal by itself
 */
public record GoalSpot(Goal goal, int step, int inner) {
    /** The steps that lead to victory in a chapter. */
    static final Pointer OBJECTIVE = Pointer.ROOT.in("objective");

    /** The place of the goal in the file. */
    public Pointer pointer() {
        return inner < 0 ? OBJECTIVE.at(step) : group().at(inner);
    }

    /** The place in the file of the group to which the goal belongs. */
    Pointer group() {
        return OBJECTIVE.at(step).in("any-order");
    }

    /** Whether the goal belongs to a group in any order. */
    public boolean isInGroup() {
        return inner >= 0;
    }
}
