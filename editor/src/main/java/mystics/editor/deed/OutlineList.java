package mystics.editor.deed;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** The chapter as a list for screen readers, in which everything can be done with the keyboard. */
public final class OutlineList extends JList<OutlineItem> {
    private final transient DeskWork work;
    private final transient Runnable selected;
    private final DefaultListModel<OutlineItem> items = new DefaultListModel<>();
    private boolean showing;

    /** @param selected runs when another line is selected */
    public OutlineList(DeskWork work, Runnable selected) {
        this.work = work;
        this.selected = selected;
        setModel(items);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Line());
        Says.name(this, Sentence.of("Outline of the chapter"));
        addListSelectionListener(change -> choose());
        addKeyListener(new DeedKeys(() -> Optional.ofNullable(getSelectedValue()), work));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                menu(event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                menu(event);
            }

            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) opened(event);
            }
        });
    }

    private void menu(MouseEvent event) {
        if (event.isPopupTrigger()) opened(event);
    }

    private void opened(MouseEvent event) {
        setSelectedIndex(locationToIndex(event.getPoint()));
        Optional.ofNullable(getSelectedValue())
                .ifPresent(item -> DeedMenu.open(item, this, event.getX(), event.getY(), work.wording(), work::make));
    }

    /** The list, and below it a button that shows the deeds of the selected line. */
    public JPanel framed() {
        JButton button = Says.text(new JButton(), Sentence.of("What can be done here …"));
        button.addActionListener(click -> Optional.ofNullable(getSelectedValue()).or(() -> items.isEmpty() ? Optional.empty()
                : Optional.of(items.get(0))).ifPresent(item -> DeedMenu.open(item, button, 0, 0, work.wording(), work::make)));
        JPanel frame = new JPanel(new BorderLayout());
        frame.add(new JScrollPane(this));
        frame.add(button, BorderLayout.SOUTH);
        return frame;
    }

    private void choose() {
        if (showing || getSelectedValue() == null) return;
        work.select(getSelectedValue());
        selected.run();
    }

    /** Shows other lines. The selected line stays selected. If that line is gone, the line that has taken its place is selected. */
    public void show(List<OutlineItem> lines) {
        showing = true;
        int before = getSelectedIndex();
        items.clear();
        items.addAll(lines);
        int same = IntStream.range(0, lines.size()).filter(i -> lines.get(i).id().equals(work.item())).findFirst()
                .orElse(Math.min(before, lines.size() - 1));
        if (same >= 0) {
            setSelectedIndex(same);
            ensureIndexIsVisible(same);
            work.select(lines.get(same));
        }
        showing = false;
    }

    /** A line, indented. */
    private final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> of, Object value, int place, boolean chosen, boolean focused) {
            OutlineItem item = (OutlineItem) value;
            JComponent line = (JComponent) super.getListCellRendererComponent(of, item.words().in(work.wording()).toString(), place, chosen,
                    focused);
            int letter = Math.round(Type.size());
            line.setBorder(BorderFactory.createEmptyBorder(letter / 5, letter / 2 + item.depth() * letter * 5 / 4, letter / 5, letter / 2));
            return line;
        }
    }
}
