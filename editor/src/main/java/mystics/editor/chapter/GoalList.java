package mystics.editor.chapter;

import java.awt.Font;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JPanel;
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
    private final JPanel rows = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 6", "[grow, fill]"));
    /** The button stays in the list while the rows are replaced, because a replaced button would lose a click in progress. */
    private final JButton more = Says.text(new JButton(), Sentence.of("Add a goal"));
    private transient Optional<OutlineItem> head = Optional.empty();

    GoalList(DeskWork work) {
        super(new MigLayout("insets 8, fillx, wrap 1, gapy 6, hidemode 3", "[grow, fill]"));
        this.work = work;
        rows.setOpaque(false);
        more.addActionListener(click -> head.ifPresent(item ->
                DeedMenu.open(item, more, 0, more.getHeight(), work.wording(), work::make)));
        add(rows, "wmin 0");
        add(more, "growx 0, wmin 0");
    }

    /** Shows the current objective of the chapter. */
    void show(Optional<DraftedChapter> now) {
        rows.removeAll();
        rows.add(new Prose(Sentence.of("Objective"), 1.1f, Font.BOLD), "wmin 0");
        head = now.map(drafted -> {
            List<OutlineItem> items = new GoalItems(drafted).items(0);
            List<GoalSpot> spots = GoalDeeds.of(drafted.chapter()).spots();
            for (int i = 0; i < spots.size(); i++) rows.add(new GoalRow(work, drafted, spots.get(i), items.get(i + 1)), "wmin 0");
            return items.get(0);
        });
        more.setVisible(head.isPresent());
        revalidate();
        repaint();
    }
}
