package mystics.editor.chapter;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Selection;
import mystics.mod.load.Library;
import mystics.mod.load.UnfinishedChapter;
import mystics.mod.write.Change;

/** The chapter on a desk: as it is written now, what is selected, and the way to change it. Used on the event thread. */
public final class ChapterWork {
    private final Drafting drafting;
    private final Supplier<Library> library;
    private final String path;
    private final Consumer<Selection> selected;
    private String text = "";
    private Optional<Chapter> chapter = Optional.empty();
    private String item = "";

    /**
     * @param library the loaded mods, with the rooms, cards and minions that the chapter can name
     * @param path the path of the chapter's file
     * @param selected hears what is selected
     */
    public ChapterWork(Drafting drafting, Supplier<Library> library, String path, Consumer<Selection> selected) {
        this.drafting = drafting;
        this.library = library;
        this.path = path;
        this.selected = selected;
    }

    /** The chapter as it is written now; while its file cannot be read, as it was last. */
    public Optional<DraftedChapter> now() {
        String now = drafting.project().file(path).map(FileText::text).orElse("");
        if (!now.equals(text)) {
            text = now;
            chapter = UnfinishedChapter.of(path, now).or(() -> chapter);
        }
        return chapter.map(known -> new DraftedChapter(known, catalog(known)));
    }

    private Catalog catalog(Chapter known) {
        return library.get().catalog().with(known);
    }

    /** Makes a deed, as one entry of the history. */
    public void make(Deed deed) {
        make(deed.label(), deed.changes());
    }

    /** Makes changes, as one entry of the history. */
    void make(Sentence label, List<Change> changes) {
        if (!changes.isEmpty()) drafting.make(Edit.of(drafting.project(), label, path, changes));
    }

    /** Puts words into the language of the reader. */
    public Wording wording() {
        return library.get().wording();
    }

    /** Selects a line of the outline. */
    void select(OutlineItem line) {
        if (line.id().equals(item)) return;
        item = line.id();
        selected.accept(line.id().startsWith("/") ? Selection.of(path, Pointers.of(line.id())) : Selection.of(path));
    }

    /** The id of the selected line; empty if nothing is selected. */
    String item() {
        return item;
    }

    /** The selected line. */
    Optional<OutlineItem> selected(List<OutlineItem> lines) {
        return lines.stream().filter(line -> line.id().equals(item)).findFirst();
    }
}
