package mystics.editor.chapter;

import java.awt.Font;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import mystics.choice.Sentence;
import mystics.editor.deed.DeedMenu;
import mystics.editor.deed.DeskWork;
import mystics.editor.deed.OutlineItem;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import net.miginfocom.swing.MigLayout;

/** The objective as sentences with places to fill, and a button that adds a goal. */
final class GoalList extends Scrolling {
    private final transient DeskWork work;

    GoalList(DeskWork work) {
        super(new MigLayout("insets 8, fillx, wrap 1, gapy 6", "[grow, fill]"));
        this.work = work;
    }

    /** Shows the current objective of the chapter. */
    void show(Optional<DraftedChapter> now) {
        removeAll();
        add(new Prose(Sentence.of("Objective"), 1.1f, Font.BOLD), "wmin 0");
        now.ifPresent(drafted -> {
            GoalItems goals = new GoalItems(drafted);
            List<OutlineItem> items = goals.items(0);
            List<GoalSpot> spots = GoalDeeds.of(drafted.chapter()).spots();
            for (int i = 0; i < spots.size(); i++) add(new GoalRow(work, drafted, spots.get(i), items.get(i + 1)), "wmin 0");
            JButton more = Says.text(new JButton(), Sentence.of("Add a goal"));
            more.addActionListener(click -> DeedMenu.open(items.get(0), more, 0, more.getHeight(), work.wording(), work::make));
            add(more, "growx 0, wmin 0");
        });
        revalidate();
        repaint();
    }
}
