package mystics.editor.chapter;

import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import mystics.choice.Sentence;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeedList;
import mystics.editor.deed.DeedMenu;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.OutlineItem;
import mystics.editor.deed.PickList;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;

/** A goal as a sentence with places, and a button for each thing that the goal names. */
final class GoalRow extends Flow {
    private final transient DeskWork work;
    private final transient DraftedChapter drafted;

    GoalRow(DeskWork work, DraftedChapter drafted, GoalSpot spot, OutlineItem item) {
        super(6);
        this.work = work;
        this.drafted = drafted;
        Sentence number = Sentence.of(spot.isInGroup() ? "{n} in any order" : "{n}", "n", spot.step() + 1);
        add(Says.text(new JLabel(), number));
        GoalKind.kinds(spot.goal()).forEach(kind -> places(spot, kind));
        if (spot.goal().wanted() > 1) add(Says.text(new JLabel(), Sentence.of("{n} times", "n", spot.goal().wanted())));
        JButton more = button(Sentence.of("..."));
        Says.name(more, Sentence.of("More about: {goal}", "goal", item.words()));
        more.addActionListener(click -> DeedMenu.open(withoutLists(item), more, 0, more.getHeight(), work.wording(), work::make));
    }

    private static OutlineItem withoutLists(OutlineItem item) {
        return new OutlineItem(item.id(), item.depth(), item.words(), item.deeds(), List.of());
    }

    private void places(GoalSpot spot, GoalKind kind) {
        JButton what = button(kind.words());
        what.addActionListener(click -> PickList.open(new DeedList(Sentence.of("Another goal"), "", kinds(spot, kind)), what, 0,
                what.getHeight(), work.wording(), work::make));
        GoalPlaces places = new GoalPlaces(drafted.map(), drafted.catalog());
        for (String named : kind.of(spot.goal())) {
            Sentence name = places.of(kind).getOrDefault(named, Sentence.of("{id}", "id", named));
            JButton place = button(name);
            place.addActionListener(click -> PickList.open(
                    new DeedList(kind.words(), "", new GoalItems(drafted).other(spot, kind)), place, 0, place.getHeight(), work.wording(),
                    work::make));
        }
    }

    /**
     * The other kinds of goal. A goal of another kind names the same thing as this goal if its kind allows that, and otherwise the first
     * thing that its kind allows.
     */
    private List<Deed> kinds(GoalSpot spot, GoalKind before) {
        GoalPlaces places = new GoalPlaces(drafted.map(), drafted.catalog());
        String named = before.of(spot.goal()).get(0);
        return Stream.of(GoalKind.values()).filter(kind -> kind != before).flatMap(kind -> {
            List<String> open = List.copyOf(places.of(kind).keySet());
            return open.stream().filter(one -> open.contains(named) ? one.equals(named) : one.equals(open.get(0)))
                    .map(one -> new Deed(kind.explained(), "", GoalDeeds.of(drafted.chapter()).set(spot, before, kind, List.of(one))));
        }).toList();
    }

    private JButton button(Sentence words) {
        JButton button = Says.text(new JButton(), words);
        button.putClientProperty("JButton.buttonType", "roundRect");
        add((AbstractButton) button);
        return button;
    }
}
