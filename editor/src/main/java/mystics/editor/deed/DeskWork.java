package mystics.editor.deed;

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
import mystics.editor.draft.Project;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Selection;
import mystics.mod.load.Library;
import mystics.mod.load.UnfinishedChapter;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/**
 * The chapter on a desk in its current form, the selection, and the means to change the chapter. The methods of this class are called on
 * the event thread.
 */
public final class DeskWork {
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
     * @param selected receives the selection
     */
    public DeskWork(Drafting drafting, Supplier<Library> library, String path, Consumer<Selection> selected) {
        this.drafting = drafting;
        this.library = library;
        this.path = path;
        this.selected = selected;
    }

    /** The current chapter. While the chapter's file cannot be read, this is the chapter as last read. */
    public Optional<Chapter> chapter() {
        String now = drafting.project().file(path).map(FileText::text).orElse("");
        if (!now.equals(text)) {
            text = now;
            chapter = UnfinishedChapter.of(path, now).or(() -> chapter);
        }
        return chapter;
    }

    /** The entries of the loaded mods, including the current state of the chapter. */
    public Catalog catalog() {
        Catalog known = library.get().catalog();
        return chapter().map(known::with).orElse(known);
    }

    /** The current mod. */
    public Project project() {
        return drafting.project();
    }

    /** Replaces the text of a file that is not YAML, such as a script, as one entry of the history. */
    public void write(Sentence label, String file, String text) {
        Edit edit = Edit.text(drafting.project(), label, file, text);
        if (!edit.isEmpty()) drafting.make(edit);
    }

    /** The loaded mods. */
    public Library library() {
        return library.get();
    }

    /** Carries out a deed, as one entry of the history. */
    public void make(Deed deed) {
        make(deed.label(), deed.changes());
    }

    /** Makes changes, as one entry of the history. */
    public void make(Sentence label, List<Change> changes) {
        if (!changes.isEmpty()) drafting.make(Edit.of(drafting.project(), label, path, changes));
    }

    /** Shows changes while the user types. The method {@link #settle} then makes one entry of the history from these changes. */
    public void preview(Sentence label, List<Change> changes) {
        drafting.preview(Edit.of(drafting.settled(), label, path, changes));
    }

    /** Registers typed text that has not been previewed yet, so that it is previewed before anything else happens. */
    public void typed(Runnable write) {
        drafting.typed(write);
    }

    /** Whether something is being typed or dragged. */
    public boolean isPreviewing() {
        return drafting.isPreviewing();
    }

    /** Whether the file had a value before the current typing began. */
    public boolean has(Pointer at) {
        return drafting.settled().file(path).flatMap(file -> file.at(at)).isPresent();
    }

    /** Discards the text that is being typed. */
    public void drop() {
        drafting.drop();
    }

    /** Stores the text that is being typed. */
    public void settle() {
        drafting.settle();
    }

    /** Translates words into the language of the reader. */
    public Wording wording() {
        return library.get().wording();
    }

    /** Selects a line of the outline. */
    public void select(OutlineItem line) {
        if (line.id().equals(item)) return;
        item = line.id();
        selected.accept(line.id().startsWith("/") ? Selection.of(path, Pointers.of(line.id())) : Selection.of(path));
    }

    /** Selects the line about a value. If that value has no line, selects the line about the value that contains it. */
    public void turnTo(String pointer, List<OutlineItem> lines) {
        lines.stream().filter(line -> line.id().startsWith("/") && pointer.startsWith(line.id()))
                .reduce((less, more) -> more.id().length() >= less.id().length() ? more : less).ifPresent(line -> item = line.id());
    }

    /** The id of the selected line; empty if nothing is selected. */
    public String item() {
        return item;
    }

    /** The selected line. */
    public Optional<OutlineItem> selected(List<OutlineItem> lines) {
        return lines.stream().filter(line -> line.id().equals(item)).findFirst();
    }
}
