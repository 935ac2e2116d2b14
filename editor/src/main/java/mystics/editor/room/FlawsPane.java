package mystics.editor.room;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.canvas.RoomFlaw;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import net.miginfocom.swing.MigLayout;

/** The area below the room: its flaws with their remedies, and how to use the current tool. */
final class FlawsPane extends JPanel {
    private static final int MOST = 3;
    private final RoomWork work;
    private final RoomOptions options;
    private transient List<RoomFlaw> shown = List.of();
    private Tool told;

    FlawsPane(RoomWork work, RoomOptions options) {
        super(new MigLayout("insets 6 10 6 10, wrap 1, gap 2, fillx", "[grow, fill]"));
        this.work = work;
        this.options = options;
        work.listen(this::refresh);
        options.listen(this::refresh);
        refresh();
    }

    private void refresh() {
        if (work.flaws().equals(shown) && options.tool() == told && getComponentCount() > 0) return;
        shown = work.flaws();
        told = options.tool();
        removeAll();
        shown.stream().limit(MOST).forEach(flaw -> add(line(flaw)));
        if (shown.size() > MOST) {
            add(new Prose(Sentence.of("{number} more", "number", shown.size() - MOST)));
        }
        add(new Prose(options.tool().words()), "wmin 0");
        revalidate();
        repaint();
    }

    private JPanel line(RoomFlaw flaw) {
        JPanel line = new JPanel(new MigLayout("insets 0, gap 6", "[][grow, fill]"));
        line.add(Says.text(new JLabel(), Sentence.of("!")));
        line.add(new Prose(flaw.words()), "wmin 0");
        flaw.mends().forEach(mend -> {
            JButton button = Says.text(new JButton(), mend.label());
            Says.more(button, flaw.words());
            button.addActionListener(pressed -> work.make(mend.label(), mend.after()));
            line.add(button);
        });
        return line;
    }
}
