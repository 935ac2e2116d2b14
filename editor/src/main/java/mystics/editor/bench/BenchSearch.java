package mystics.editor.bench;

import java.awt.Rectangle;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import mystics.editor.draft.Drafting;
import mystics.editor.form.Known;
import mystics.editor.form.LoadedEntries;
import mystics.editor.sight.Book;
import mystics.editor.type.Settling;
import mystics.mod.load.Library;

/** Opens the search over the window, and closes it. */
final class BenchSearch {
    private static final int TOP = 60;
    private final JComponent over;
    private final BenchTools tools;
    private final Consumer<SearchIndex.Item> found;
    private Optional<SearchBox> box = Optional.empty();
    private Known known;

    BenchSearch(JComponent over, BenchTools tools, Consumer<SearchIndex.Item> found) {
        this.over = over;
        this.tools = tools;
        this.found = found;
        this.known = (kinds, values) -> java.util.List.of();
    }

    Book book() {
        return tools.book();
    }

    /** The entries that can be named. */
    Known known() {
        return known;
    }

    void know(Library library, Drafting drafting) {
        known = new LoadedEntries(library.catalog(), () -> drafting.project().files().keySet());
    }

    void open(SearchIndex index) {
        JRootPane root = SwingUtilities.getRootPane(over);
        if (root == null || box.isPresent()) {
            return;
        }
        SearchBox made = new SearchBox(index, tools.library().wording(), found, this::close);
        box = Optional.of(made);
        Rectangle around = SwingUtilities.convertRectangle(over.getParent(), over.getBounds(), root.getLayeredPane());
        int width = Math.min(around.width - 40, Math.max(640, around.width / 2));
        int height = Math.min(around.height - TOP - 20, made.getPreferredSize().height);
        made.setBounds(around.x + (around.width - width) / 2, around.y + TOP, width, height);
        root.getLayeredPane().add(made, JLayeredPane.MODAL_LAYER);
        Settling.settle(made);
        made.field().requestFocusInWindow();
    }

    private void close() {
        box.ifPresent(made -> {
            JLayeredPane layers = (JLayeredPane) made.getParent();
            layers.remove(made);
            layers.repaint();
            over.requestFocusInWindow();
        });
        box = Optional.empty();
    }
}
