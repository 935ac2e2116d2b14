package mystics.editor.chapter;

import mystics.content.Goal;
import mystics.mod.yaml.Pointer;

/**
 * A goal and its place in the objective.
 *
 * @param step the number of the goal's step, counted from 0
 * @param inner the number of the goal in a group of goals that can be reached in any order; -1 for a goal outside a group
 */
public record GoalSpot(Goal goal, int step, int inner) {
    /** The steps that lead to victory in a chapter. */
    static final Pointer OBJECTIVE = Pointer.ROOT.in("objective");

    /** The place of the goal in the file. */
    public Pointer pointer() {
        return inner < 0 ? OBJECTIVE.at(step) : group().at(inner);
    }

    /** The pointer to the goal's group in the file. */
    Pointer group() {
        return OBJECTIVE.at(step).in("any-order");
    }

    /** Whether the goal belongs to a group of goals that can be reached in any order. */
    public boolean isInGroup() {
        return inner >= 0;
    }
}
