package mystics.editor.bench;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Typing;

/**
 * Searches everything while the user types. The arrow keys move the selection, Enter goes to the chosen item, and Escape closes the box.
 */
final class SearchBox extends JPanel {
    private static final int MOST = 60;
    private static final int ROWS = 14;
    private final JTextField wanted = new JTextField(32);
    private final DefaultListModel<SearchIndex.Item> found = new DefaultListModel<>();
    private final JList<SearchIndex.Item> list = new JList<>(found);
    private final transient Wording language;
    private final transient Consumer<SearchIndex.Item> chosen;
    private final transient Runnable closed;
    private transient SearchIndex index;

    /**
     * @param chosen goes to the found item
     * @param closed removes the box
     */
    SearchBox(SearchIndex index, Wording language, Consumer<SearchIndex.Item> chosen, Runnable closed) {
        super(new BorderLayout(0, 6));
        this.index = index;
        this.language = language;
        this.chosen = chosen;
        this.closed = closed;
        setBorder(BorderFactory.createCompoundBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.accentColor"), 2),
                BorderFactory.createEmptyBorder(10, 10, 10, 10)));
        wanted.putClientProperty("JTextField.placeholderText", Sentence.of("Entries, places, texts, deeds, problems, rules").in(language)
                .toString());
        Says.name(wanted, Sentence.of("Search for"));
        Says.name(list, Sentence.of("Found"));
        list.setCellRenderer(new Line());
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setVisibleRowCount(ROWS);
        list.setFocusable(false);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                choose();
            }
        });
        add(wanted, BorderLayout.NORTH);
        add(new JScrollPane(list), BorderLayout.CENTER);
        Typing.in(wanted, this::find);
        Keys.on(wanted, "DOWN", () -> step(1));
        Keys.on(wanted, "UP", () -> step(-1));
        Keys.on(wanted, "ENTER", this::choose);
        Keys.within(this, "ESCAPE", closed);
        find();
    }

    /** Replaces the index that the box searches. */
    void renew(SearchIndex fresh) {
        index = fresh;
        find();
    }

    /** The field in which words are typed. */
    JTextField field() {
        return wanted;
    }

    private void find() {
        found.clear();
        index.find(wanted.getText(), MOST).forEach(found::addElement);
        list.setSelectedIndex(0);
    }

    private void step(int by) {
        int to = Math.max(0, Math.min(found.size() - 1, list.getSelectedIndex() + by));
        list.setSelectedIndex(to);
        list.ensureIndexIsVisible(to);
    }

    private void choose() {
        SearchIndex.Item item = list.getSelectedValue();
        if (item != null) {
            closed.run();
            chosen.accept(item);
        }
    }

    /** Paints an item that was found. */
    private final class Line extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(JList<?> of, Object value, int at, boolean selected, boolean focused) {
            JLabel line = (JLabel) super.getListCellRendererComponent(of, "", at, selected, focused);
            SearchIndex.Item item = (SearchIndex.Item) value;
            String sort = sort(item.sort()).in(language).toString();
            line.setText(item.title() + "   –   " + (item.about().isEmpty() ? sort : sort + ", " + item.about()));
            line.setBorder(BorderFactory.createEmptyBorder(3, 8, 3, 8));
            return line;
        }

        private static Sentence sort(SearchIndex.Sort sort) {
            return Sentence.of(switch (sort) {
                case FILE, OTHER -> "entry";
                case PLACE -> "place";
                case TEXT -> "text";
                case DEED -> "deed";
                case PROBLEM -> "problem";
                case RULE -> "rule book";
            });
        }
    }
}
