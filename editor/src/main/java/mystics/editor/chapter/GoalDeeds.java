package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.content.Chapter;
import mystics.content.Goal;
import mystics.editor.deed.ListChanges;
import mystics.mod.write.Change;

/**
 * Changes to a chapter's objective. An objective consists of ordered steps. Each step is a goal, or a group of goals that can be reached in
 * any order (END-1).
 */
public record GoalDeeds(List<Goal> steps) {
    /** The objective of a chapter. */
    public static GoalDeeds of(Chapter chapter) {
        return new GoalDeeds(chapter.objective());
    }

    /** All goals with their places in the objective, in the order of the steps. */
    public List<GoalSpot> spots() {
        List<GoalSpot> spots = new ArrayList<>();
        for (int step = 0; step < steps.size(); step++) {
            Goal goal = steps.get(step);
            if (goal.anyOrder().isEmpty()) spots.add(new GoalSpot(goal, step, -1));
            for (int i = 0; i < goal.anyOrder().size(); i++) spots.add(new GoalSpot(goal.anyOrder().get(i), step, i));
        }
        return spots;
    }

    /** Adds a goal as the last step. */
    public List<Change> add(GoalKind kind, List<String> named) {
        return List.of(ListChanges.added(GoalSpot.OBJECTIVE, steps.size(), GoalValue.of(kind, named)));
    }

    /** Changes the thing that a goal names, or its kind. The other values of the goal are kept if they still fit. */
    public List<Change> set(GoalSpot spot, GoalKind before, GoalKind kind, List<String> named) {
        if (before == kind) return List.of(new Change.Assign(spot.pointer().in(kind.key()), kind.value(named)));
        Map<String, Object> value = GoalValue.of(kind, named);
        GoalValue.of(spot.goal()).forEach((key, kept) -> {
            if (Stream.of("once", "says", "hint").anyMatch(key::equals)) value.putIfAbsent(key, kept);
        });
        return List.of(new Change.Assign(spot.pointer(), value));
    }

    /** Sets how often the goal must be reached. If the number is 1, it is left out of the file. */
    public List<Change> times(GoalSpot spot, int times) {
        if (times > 1) return List.of(new Change.Assign(spot.pointer().in("times"), (long) times));
        return spot.goal().times() == 0 ? List.of() : List.of(new Change.Remove(spot.pointer().in("times")));
    }

    /** Sets the author's own words for the goal. Without such words, the goal has its usual words. */
    public List<Change> says(GoalSpot spot, String words) {
        if (!words.isBlank()) return List.of(new Change.Assign(spot.pointer().in("says"), words.strip()));
        return spot.goal().says().isEmpty() ? List.of() : List.of(new Change.Remove(spot.pointer().in("says")));
    }

    /** Sets the hints for reaching the goal. */
    public List<Change> hint(GoalSpot spot, Goal.Hint hint) {
        return List.of(new Change.Assign(spot.pointer().in("hint"), GoalValue.of(hint)));
    }

    /** Removes a goal. If only one goal is left in a group, that goal becomes a step by itself. */
    public List<Change> remove(GoalSpot spot) {
        if (!spot.isInGroup()) return List.of(new Change.Remove(spot.pointer()));
        List<Goal> group = steps.get(spot.step()).anyOrder();
        return group.size() > 2 ? List.of(new Change.Remove(spot.pointer()))
                : List.of(new Change.Assign(GoalSpot.OBJECTIVE.at(spot.step()), GoalValue.of(group.get(1 - spot.inner()))));
    }

    /** Moves the step of a goal up or down by one. The first step does not move up, and the last step does not move down. */
    public List<Change> move(GoalSpot spot, int by) {
        int to = spot.step() + by;
        return to < 0 || to >= steps.size() ? List.of() : List.of(new Change.Move(GoalSpot.OBJECTIVE, spot.step(), to));
    }

    /** Lets the step of a goal and the next step be reached in any order. The method changes nothing for the last step. */
    public List<Change> joinNext(GoalSpot spot) {
        if (spot.step() + 1 >= steps.size()) return List.of();
        List<Object> goals = Stream.of(steps.get(spot.step()), steps.get(spot.step() + 1))
                .flatMap(step -> step.anyOrder().isEmpty() ? Stream.of(step) : step.anyOrder().stream())
                .<Object>map(GoalValue::of).toList();
        return List.of(new Change.Remove(GoalSpot.OBJECTIVE.at(spot.step() + 1)),
                new Change.Assign(GoalSpot.OBJECTIVE.at(spot.step()), ListChanges.map("any-order", goals)));
    }

    /** Takes a goal out of its group, and makes it the step after the group. */
    public List<Change> part(GoalSpot spot) {
        if (!spot.isInGroup()) return List.of();
        List<Change> changes = new ArrayList<>(remove(spot));
        changes.add(new Change.Insert(GoalSpot.OBJECTIVE, spot.step() + 1, GoalValue.of(spot.goal())));
        return changes;
    }
}
