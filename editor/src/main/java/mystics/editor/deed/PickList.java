package mystics.editor.deed;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.Typing;

/** A list to pick from. Typing narrows the list; Enter or a click picks the selected item. */
public final class PickList extends JPanel {
    private final transient List<Deed> all;
    private final transient Wording wording;
    private final JTextField typed = new JTextField();
    private final DefaultListModel<Deed> found = new DefaultListModel<>();
    private final JList<Deed> list = new JList<>(found);

    private PickList(DeedList deeds, Wording wording) {
        super(new BorderLayout(0, 4));
        this.all = deeds.deeds();
        this.wording = wording;
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setVisibleRowCount(12);
        list.setCellRenderer(new DefaultListCellRenderer() {
            @Override
            public Component getListCellRendererComponent(JList<?> of, Object value, int place, boolean selected, boolean focused) {
                return super.getListCellRendererComponent(of, read((Deed) value), place, selected, focused);
            }
        });
        Says.name(list, deeds.label());
        Says.name(typed, deeds.label());
        Typing.in(typed, this::narrow);
        Keys.on(typed, "DOWN", () -> step(1));
        Keys.on(typed, "UP", () -> step(-1));
        add(typed, BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(list);
        scroll.setPreferredSize(new Dimension(Math.round(Type.size() * 24), Math.round(Type.size() * 18)));
        add(scroll);
        narrow();
    }

    /** Opens a list at a place of a component. */
    public static void open(DeedList deeds, Component over, int x, int y, Wording wording, Consumer<Deed> chosen) {
        PickList pick = new PickList(deeds, wording);
        JPopupMenu around = new JPopupMenu();
        around.add(pick);
        Runnable take = () -> {
            Deed picked = pick.list.getSelectedValue();
            around.setVisible(false);
            if (picked != null) chosen.accept(told(deeds, picked));
            SwingUtilities.invokeLater(over::requestFocusInWindow);
        };
        pick.typed.addActionListener(entered -> take.run());
        Keys.on(pick.list, "ENTER", take);
        pick.list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                take.run();
            }
        });
        around.show(over, x, y);
        pick.typed.requestFocusInWindow();
        // If a menu opened the list, the closing menu would take the focus away again, so the request comes later.
        SwingUtilities.invokeLater(pick.typed::requestFocusInWindow);
    }

    /** The deed with its words for the history, which name the list and the picked item. */
    private static Deed told(DeedList from, Deed picked) {
        return new Deed(Sentence.of("{title}: {name}", "title", from.label(), "name", picked.label()), picked.key(), picked.changes());
    }

    private String read(Deed deed) {
        return deed.label().in(wording).toString();
    }

    private void narrow() {
        String wanted = typed.getText().strip().toLowerCase(Locale.ROOT);
        found.clear();
        all.stream().filter(deed -> read(deed).toLowerCase(Locale.ROOT).contains(wanted))
                .sorted(Comparator.comparing(deed -> !read(deed).toLowerCase(Locale.ROOT).startsWith(wanted))).forEach(found::addElement);
        list.setSelectedIndex(found.isEmpty() ? -1 : 0);
    }

    private void step(int by) {
        list.setSelectedIndex(Math.max(0, Math.min(found.size() - 1, list.getSelectedIndex() + by)));
        list.ensureIndexIsVisible(list.getSelectedIndex());
    }
}
