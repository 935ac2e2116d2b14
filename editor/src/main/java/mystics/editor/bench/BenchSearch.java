package mystics.editor.bench;

import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Project;
import mystics.editor.form.Known;
import mystics.editor.form.LoadedEntries;
import mystics.editor.type.Settling;
import mystics.mod.finding.Finding;
import mystics.mod.load.Library;

/** Opens the search over the window, and closes it. */
final class BenchSearch {
    private static final int TOP = 60;
    private final JComponent over;
    private final BenchTools tools;
    private final Consumer<SearchIndex.Item> found;
    private final ExecutorService worker;
    private SearchIndex index = new SearchIndex(List.of());
    private Optional<SearchBox> box = Optional.empty();
    private Known known;

    BenchSearch(JComponent over, BenchTools tools, Consumer<SearchIndex.Item> found) {
        this.over = over;
        this.tools = tools;
        this.found = found;
        this.known = (kinds, values) -> List.of();
        this.worker = tools.threads().apply("search");
    }

    /** The items that a search can find. */
    Known known() {
        return known;
    }

    void know(Library library, Drafting drafting) {
        known = new LoadedEntries(library.catalog(), () -> drafting.project().files().keySet());
    }

    /** Opens the search at once with the known items, and lists the mod's items anew on another thread. */
    void open(Project project, List<Finding> findings, Map<FileItem, List<FileItem>> others) {
        show();
        worker.execute(() -> {
            SearchIndex fresh = SearchItems.of(project, findings, others, tools.book());
            SwingUtilities.invokeLater(() -> {
                index = fresh;
                box.ifPresent(open -> open.renew(fresh));
            });
        });
    }

    /** Ends the search. */
    void end() {
        worker.shutdownNow();
    }

    private void show() {
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
