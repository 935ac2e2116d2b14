package mystics.editor.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Goal;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.OutlineItem;
import mystics.mod.write.Change;
import mystics.view.GoalWords;

/** The objective in words: a line for each goal, with its deeds. */
public record GoalItems(DraftedChapter drafted) {
    /** The heading of the objective, with the goals that can be added, and a line for each goal. */
    public List<OutlineItem> items(int depth) {
        List<OutlineItem> items = new ArrayList<>();
        items.add(new OutlineItem(GoalSpot.OBJECTIVE.toString(), depth, Sentence.of("Objective"), List.of(), adding()));
        deeds().spots().forEach(spot -> items.add(item(spot, depth + 1)));
        return items;
    }

    /** The words of a goal: its number, its condition, and whether it belongs to goals that may be reached in any order. */
    Sentence words(GoalSpot spot) {
        Sentence what = words(spot.goal());
        int step = spot.step() + 1;
        return spot.isInGroup() ? Sentence.of("{n}, in any order: {goal}", "n", step, "goal", what)
                : Sentence.of("{n}: {goal}", "n", step, "goal", what);
    }

    private Sentence words(Goal goal) {
        Sentence what = new GoalWords(drafted.catalog()).of(goal);
        return goal.times() > 1 ? Sentence.of("{what} {n} times", "what", what, "n", goal.times()) : what;
    }

    /** The lists of goals that can be added, one list for each kind of goal. */
    List<DeedList> adding() {
        GoalPlaces places = new GoalPlaces(drafted.map(), drafted.catalog());
        return Stream.of(GoalKind.values()).map(kind -> new DeedList(kind.words(), "", places.of(kind).entrySet().stream()
                .map(place -> new Deed(place.getValue(), "", deeds().add(kind, List.of(place.getKey())))).toList()).meaning(kind.about()))
                .toList();
    }

    private OutlineItem item(GoalSpot spot, int depth) {
        GoalDeeds all = deeds();
        List<Deed> deeds = new ArrayList<>();
        add(deeds, Sentence.of("Earlier"), "ctrl UP", all.move(spot, -1));
        add(deeds, Sentence.of("Later"), "ctrl DOWN", all.move(spot, 1));
        add(deeds, Sentence.of("Once more"), "PLUS", spot.goal().reached().isEmpty() && spot.goal().defeated().isEmpty() ? List.of()
                : all.times(spot, spot.goal().wanted() + 1));
        add(deeds, Sentence.of("Once less"), "MINUS", spot.goal().wanted() < 2 ? List.of() : all.times(spot, spot.goal().wanted() - 1));
        add(deeds, Sentence.of("In any order with the next"), "J", all.joinNext(spot));
        add(deeds, Sentence.of("A step by itself"), "P", all.part(spot));
        add(deeds, Sentence.of("Take the goal away"), "DELETE", all.remove(spot));
        List<DeedList> lists = GoalKind.kinds(spot.goal()).stream()
                .map(kind -> new DeedList(kind.words(), "ENTER", other(spot, kind))).toList();
        return new OutlineItem(spot.pointer().toString(), depth, words(spot), deeds, lists);
    }

    /** The other things that a goal could name. */
    List<Deed> other(GoalSpot spot, GoalKind kind) {
        return new GoalPlaces(drafted.map(), drafted.catalog()).of(kind).entrySet().stream()
                .map(place -> new Deed(place.getValue(), "", deeds().set(spot, kind, kind, List.of(place.getKey())))).toList();
    }

    private static void add(List<Deed> deeds, Sentence label, String key, List<Change> changes) {
        if (!changes.isEmpty()) deeds.add(new Deed(label, key, changes));
    }

    private GoalDeeds deeds() {
        return GoalDeeds.of(drafted.chapter());
    }
}
