package mystics.editor.bench;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Selection;
import mystics.editor.tongue.TongueDesk;
import mystics.mod.LanguageFiles;
import mystics.mod.ModLayout;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;

/** The desk of languages in the window. The desk shows the translations of the whole mod, beginning with the selected text. */
public final class TonguePlace implements WorkDesk {
    private final ExecutorService worker;
    private final TongueDesk desk;
    private Library library;

    /** @param select shows a place of the mod at the right desk */
    public TonguePlace(Drafting drafting, BenchTools tools, Consumer<Selection> select) {
        library = tools.library();
        worker = tools.threads().apply("languages");
        desk = new TongueDesk(drafting, () -> library, tools.theme(), worker);
    }

    @Override
    public String title() {
        return "Languages";
    }

    @Override
    public Sentence opener() {
        return Sentence.of("Choose an entry with texts among the files, or the mod itself");
    }

    @Override
    public String guide() {
        return "editor.md#languages-and-publish";
    }

    @Override
    public boolean opens(String path) {
        return prefers(path) || path.equals(ModSource.MANIFEST) || path.endsWith(".yaml") && ModLayout.KINDS.contains(folder(path));
    }

    @Override
    public boolean prefers(String path) {
        return LanguageFiles.language(path).isPresent();
    }

    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.indexOf('/')));
    }

    @Override
    public void show(Selection selection) {
        Optional<String> language = LanguageFiles.language(selection.path());
        boolean whole = language.isPresent() || !selection.path().contains("/");
        desk.turnTo(whole ? "" : selection.path().replaceFirst("\\.yaml$", "/"), language);
    }

    @Override
    public void loaded(Loaded loaded) {
        library = loaded.library();
        desk.loaded(loaded.mentions());
    }

    @Override
    public JComponent component() {
        return desk;
    }

    @Override
    public Optional<JComponent> keys() {
        return Optional.of(desk.texts());
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
