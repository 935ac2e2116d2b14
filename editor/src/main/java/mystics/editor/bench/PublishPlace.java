package mystics.editor.bench;

import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.publish.PublishDesk;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;

/** The desk for publishing a mod, in the window. The desk for publishing opens the manifest. */
public final class PublishPlace implements WorkDesk {
    private final ExecutorService worker;
    private final PublishDesk desk;
    private Library library;
    /** Loads another edition of the mod. The desk uses this field on a thread of its own. */
    private volatile Function<ModSource, Library> edition = source -> library;

    /** @param select not used, because this desk always shows the whole mod */
    public PublishPlace(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        this(drafting, tools, tools.packs());
    }

    /** @param packs the first folder for packs and printed chapters */
    public PublishPlace(Drafting drafting, BenchTools tools, Path packs) {
        library = tools.library();
        worker = tools.threads().apply("publishing");
        desk = new PublishDesk(drafting, () -> library, source -> edition.apply(source), packs, worker);
    }

    @Override
    public String title() {
        return "Publish";
    }

    @Override
    public String guide() {
        return "publishing.md";
    }

    @Override
    public boolean opens(String path) {
        return path.equals(ModSource.MANIFEST);
    }

    /** The whole mod is published, regardless of the selection. */
    @Override
    public boolean isReady(String path) {
        return true;
    }

    @Override
    public boolean prefers(String path) {
        return false;
    }

    @Override
    public void show(Selection selection) {
        // This desk publishes the whole mod, so the selection does not matter.
    }

    @Override
    public void loaded(Loaded loaded) {
        library = loaded.library();
        edition = loaded.edition();
        desk.loaded(loaded.project());
    }

    @Override
    public JComponent component() {
        return desk;
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
