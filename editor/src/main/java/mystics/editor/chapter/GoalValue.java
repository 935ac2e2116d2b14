package mystics.editor.chapter;

import java.util.List;
import java.util.Map;
import mystics.content.Goal;
import mystics.editor.deed.ListChanges;

/** A goal as the value that the file contains. */
final class GoalValue {
    private GoalValue() {
    }

    /** A new goal. */
    static Map<String, Object> of(GoalKind kind, List<String> named) {
        Map<String, Object> value = ListChanges.map(kind.key(), kind.value(named));
        if (kind == GoalKind.ON) value.put("who", "all-free");
        return value;
    }

    /** An existing goal. */
    static Map<String, Object> of(Goal goal) {
        Map<String, Object> value = ListChanges.map();
        if (!goal.anyOrder().isEmpty()) value.put("any-order", goal.anyOrder().stream().<Object>map(GoalValue::of).toList());
        GoalKind.kinds(goal).forEach(kind -> value.put(kind.key(), kind.value(kind.of(goal))));
        text(value, "who", goal.who());
        text(value, "by", goal.by());
        if (goal.times() != 0) value.put("times", (long) goal.times());
        if (goal.once()) value.put("once", true);
        text(value, "says", goal.says());
        goal.hint().ifPresent(hint -> value.put("hint", of(hint)));
        return value;
    }

    /** The hints for reaching a goal. */
    static Map<String, Object> of(Goal.Hint hint) {
        Map<String, Object> value = ListChanges.map();
        text(value, "deed", hint.deed());
        if (!hint.at().isEmpty()) value.put("at", List.copyOf(hint.at()));
        if (!hint.who().isEmpty()) value.put("who", List.copyOf(hint.who()));
        text(value, "roll", hint.roll());
        if (hint.together() != 0) value.put("together", (long) hint.together());
        if (hint.apart()) value.put("apart", true);
        if (!hint.spare().isEmpty()) value.put("spare", List.copyOf(hint.spare()));
        if (!hint.avoid().isEmpty()) value.put("avoid", List.copyOf(hint.avoid()));
        text(value, "keep", hint.keep());
        return value;
    }

    private static void text(Map<String, Object> value, String key, String text) {
        if (!text.isEmpty()) value.put(key, text);
    }
}
