package mystics.editor.form;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import mystics.editor.type.Keys;
import mystics.editor.type.Typing;

/**
 * While the user types, offers the entries that a text field can name, in a list below the field. Arrow keys move in the list and Enter
 * chooses.
 */
final class Completion {
    private static final int MOST_ROWS = 8;
    private static final int MOST = 200;
    private final JTextField field;
    private final Supplier<List<Known.Suggestion>> all;
    private final Consumer<String> chosen;
    private final DefaultListModel<Known.Suggestion> fitting = new DefaultListModel<>();
    private final JList<Known.Suggestion> list = new JList<>(fitting);
    private final JPopupMenu menu = new JPopupMenu();
    private boolean quiet;

    private Completion(JTextField field, Supplier<List<Known.Suggestion>> all, Consumer<String> chosen) {
        this.field = field;
        this.all = all;
        this.chosen = chosen;
        list.setCellRenderer(new SuggestionCell());
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setFocusable(false);
        menu.setFocusable(false);
        menu.setLayout(new BorderLayout());
        menu.add(new JScrollPane(list));
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                choose();
            }
        });
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                menu.setVisible(false);
            }
        });
    }

    /**
     * Begins to offer entries.
     *
     * @param chosen receives the id that was chosen from the list, or typed and confirmed with Enter
     */
    static void in(JTextField field, Supplier<List<Known.Suggestion>> all, Consumer<String> chosen) {
        Completion offers = new Completion(field, all, chosen);
        Typing.in(field, offers::offer);
        Keys.on(field, "DOWN", () -> offers.step(1));
        Keys.on(field, "UP", () -> offers.step(-1));
        Keys.on(field, "ENTER", offers::choose);
        Keys.on(field, "ctrl SPACE", offers::offer);
        Keys.on(field, "ESCAPE", () -> offers.menu.setVisible(false));
    }

    private void offer() {
        if (quiet || !field.isFocusOwner()) {
            return;
        }
        String wanted = field.getText().strip().toLowerCase(Locale.ROOT);
        fitting.clear();
        all.get().stream().filter(one -> one.id().contains(wanted) || one.name().toLowerCase(Locale.ROOT).contains(wanted)).limit(MOST)
                .forEach(fitting::addElement);
        boolean settled = fitting.size() == 1 && fitting.get(0).id().equals(wanted);
        if (fitting.isEmpty() || settled) {
            menu.setVisible(false);
            return;
        }
        list.setVisibleRowCount(Math.min(MOST_ROWS, fitting.size()));
        menu.setPopupSize(new Dimension(Math.max(field.getWidth(), menu.getPreferredSize().width + 20), menu.getPreferredSize().height));
        menu.show(field, 0, field.getHeight());
    }

    private void step(int by) {
        if (!menu.isVisible()) {
            offer();
        }
        int to = Math.max(0, Math.min(fitting.size() - 1, list.getSelectedIndex() + by));
        list.setSelectedIndex(to);
        list.ensureIndexIsVisible(to);
    }

    private void choose() {
        String id = Optional.ofNullable(menu.isVisible() ? list.getSelectedValue() : null).map(Known.Suggestion::id)
                .orElse(field.getText().strip());
        menu.setVisible(false);
        quiet = true;
        field.setText(id);
        quiet = false;
        if (!id.isEmpty()) {
            chosen.accept(id);
        }
    }
}
