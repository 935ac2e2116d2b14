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
    private final transient TracingWork picture;
    private final JPanel lines = new JPanel(new MigLayout("insets 0, wrap 1, gap 2, fillx, hidemode 3", "[grow, fill]"));
    private final Prose advice = new Prose("");
    private transient List<RoomFlaw> shown = List.of();

    /** @param picture the picture to be traced; while its tool is selected, this pane shows the message about the picture */
    FlawsPane(RoomWork work, RoomOptions options, TracingWork picture) {
        super(new MigLayout("insets 6 10 6 10, wrap 1, gap 2, fillx, hidemode 3", "[grow, fill]"));
        this.work = work;
        this.options = options;
        this.picture = picture;
        add(lines, "wmin 0");
        add(advice, "wmin 0");
        lines.setVisible(false);
        work.listen(this::refresh);
        picture.listen(this::refresh);
        options.listen(this::refresh);
        refresh();
    }

    private void refresh() {
        Says.text(advice, options.tool() == Tool.PICTURE ? picture.words() : options.tool().words());
        if (work.flaws().equals(shown)) return;
        shown = work.flaws();
        lines.removeAll();
        lines.setVisible(!shown.isEmpty());
        shown.stream().limit(MOST).forEach(flaw -> lines.add(line(flaw)));
        if (shown.size() > MOST) {
            lines.add(new Prose(Sentence.of("{number} more", "number", shown.size() - MOST)));
        }
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
