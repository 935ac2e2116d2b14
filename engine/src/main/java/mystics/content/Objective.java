package mystics.content;

import java.util.ArrayList;
import java.util.List;

/** A chapter's objective, its goals numbered in the order of the steps (END-1). The goals of one step may be reached in any order. */
public final class Objective {
    /** The greatest number of goals that can stay reached. The bits of a single number record all of these goals, so there is a limit. */
    public static final int MOST_STAYING = 8;

    private final List<Goal> goals = new ArrayList<>();
    private final int[] steps;
    private final int[] bits;
    private final int all;

    private Objective(List<Goal> listed) {
        List<Integer> numbers = new ArrayList<>();
        List<Integer> records = new ArrayList<>();
        int staying = 0;
        for (int step = 0; step < listed.size(); step++) {
            List<Goal> group = listed.get(step).anyOrder();
            for (Goal goal : group.isEmpty() ? List.of(listed.get(step)) : group) {
                goals.add(goal);
                numbers.add(step);
                records.add(goal.stays() ? 1 << staying++ : 0);
            }
        }
        if (staying > MOST_STAYING) {
            throw new IllegalArgumentException("more than " + MOST_STAYING + " goals of the objective stay reached");
        }
        steps = numbers.stream().mapToInt(Integer::intValue).toArray();
        bits = records.stream().mapToInt(Integer::intValue).toArray();
        all = before(Integer.MAX_VALUE);
    }

    /**
     * The objective of a list of steps.
     *
     * @throws IllegalArgumentException if more goals stay reached than a table can record
     */
    public static Objective of(List<Goal> steps) {
        return new Objective(steps);
    }

    /** All goals, step by step. */
    public List<Goal> goals() {
        return goals;
    }

    /** The number of the step to which a goal belongs, counted from 0. */
    public int step(int goal) {
        return steps[goal];
    }

    /** The bit that records a goal as reached for good; 0 for a goal that must hold at the end. */
    public int bit(int goal) {
        return bits[goal];
    }

    /** The bits of all goals that stay reached and belong to an earlier step than the given one. */
    public int before(int step) {
        int before = 0;
        for (int goal = 0; goal < goals.size() && steps[goal] < step; goal++) {
            before |= bits[goal];
        }
        return before;
    }

    /** The bits of all goals that stay reached. */
    public int all() {
        return all;
    }

    /** Whether reaching a page of the hourglass can be a goal. */
    public boolean waits() {
        return goals.stream().anyMatch(goal -> goal.survive() > 0);
    }

    /** Whether a goal names a minion card, by the card's id or by the id of its boss. */
    public static boolean names(Goal goal, MinionCard minion) {
        return !goal.defeated().isEmpty() && (goal.defeated().equals(minion.id()) || goal.defeated().equals(minion.of()));
    }
}
