package mystics.editor.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The open mod and its history; the only mutable object of this package. Only the event thread of the window uses this object.
 *
 * <p>A gesture, such as a drag, previews an edit repeatedly. At the end of the gesture, the edit is kept or dropped. A gesture makes one
 * entry of the history or none, regardless of the number of previews.
 */
public final class Drafting {
    private final List<Consumer<Project>> listeners = new ArrayList<>();
    private Project settled;
    private Project shown;
    private Project saved;
    private History history = History.EMPTY;
    private Optional<Edit> preview = Optional.empty();
    private Runnable typed = () -> {};

    /**
     * @param project the mod as it was opened
     */
    public Drafting(Project project) {
        settled = project;
        shown = project;
        saved = project;
    }

    /** The mod as the window shows it, including the previewed edit. */
    public Project project() {
        return shown;
    }

    /** The mod at the beginning of the open gesture; the current mod if there is no gesture. Each previewed edit starts from this mod. */
    public Project settled() {
        return settled;
    }

    /** Every edit made so far. */
    public History history() {
        return history;
    }

    /** Whether a gesture is open. */
    public boolean isPreviewing() {
        return preview.isPresent();
    }

    /** Makes an edit of the mod as the window shows it. If a gesture is open, it ends first, and its last preview is kept. */
    public void make(Edit edit) {
        write();
        settleQuietly();
        keep(edit);
        tell();
    }

    /** Shows an edit of the {@linkplain #settled() settled} mod, which replaces the last preview. */
    public void preview(Edit edit) {
        shown = settled.with(edit);
        preview = Optional.of(edit);
        tell();
    }

    /** Ends a gesture: its last preview becomes an entry of the history. */
    public void settle() {
        write();
        if (preview.isEmpty()) return;
        settleQuietly();
        tell();
    }

    /** Cancels a gesture, and drops its preview. */
    public void drop() {
        write();
        if (preview.isEmpty()) return;
        preview = Optional.empty();
        shown = settled;
        tell();
    }

    /** Undoes the last edit. While a gesture is open, undo only drops the gesture. */
    public void undo() {
        write();
        if (isPreviewing()) drop();
        else jump(history.position() - 1);
    }

    /** Redoes the edit that was undone last. */
    public void redo() {
        jump(history.position() + 1);
    }

    /**
     * Goes to the state of the mod after the given number of edits. A number that is too small or too large means the first or the last
     * state.
     */
    public void jump(int position) {
        write();
        preview = Optional.empty();
        History.Step step = history.at(position, settled);
        history = step.history();
        settled = step.project();
        shown = settled;
        tell();
    }

    /** Registers typed letters that have not been previewed yet, so that they are previewed before anything else happens. */
    public void typed(Runnable write) {
        typed = write;
    }

    private void write() {
        Runnable last = typed;
        typed = () -> {};
        last.run();
    }

    /**
     * After every change, calls a listener with the mod as the window shows it. The caller runs the returned action to remove the listener.
     */
    public Runnable listen(Consumer<Project> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** The mod on the disk, as it was when the program last read or saved it. */
    public Project saved() {
        return saved;
    }

    /** Records the current mod on the disk. */
    public void saved(Project project) {
        saved = project;
        tell();
    }

    /** The paths of files that differ from the files on the disk. */
    public Set<String> unsaved() {
        Set<String> paths = new TreeSet<>(settled.files().keySet());
        paths.addAll(saved.files().keySet());
        paths.removeIf(path -> settled.file(path).equals(saved.file(path)));
        return paths;
    }

    private void settleQuietly() {
        preview.ifPresent(this::keep);
        preview = Optional.empty();
    }

    private void keep(Edit edit) {
        Project after = settled.with(edit);
        if (!edit.isEmpty()) history = history.with(edit, settled);
        settled = after;
        shown = after;
    }

    private void tell() {
        List.copyOf(listeners).forEach(listener -> listener.accept(shown));
    }
}
