package mystics.editor.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The mod that is open and its history; the one thing here that changes. It is used on one thread, the event thread of the window.
 *
 * <p>A gesture, such as a drag, previews an edit again and again, and settles or drops it at its end. However many previews there were, it
 * is one entry of the history, or none.
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

    /** The mod as it is shown: with the edit that is previewed. */
    public Project project() {
        return shown;
    }

    /** The mod as it was when the open gesture began; without one, the mod as it is. Previews are made for this one. */
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

    /** Makes an edit of the mod as it is shown. An open gesture is settled before. */
    public void make(Edit edit) {
        write();
        settleQuietly();
        keep(edit);
        tell();
    }

    /** Shows an edit of the {@linkplain #settled() settled} mod in place of the last preview. */
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

    /** Ends a gesture as if it had never begun. */
    public void drop() {
        write();
        if (preview.isEmpty()) return;
        preview = Optional.empty();
        shown = settled;
        tell();
    }

    /** Takes back the last edit; while a gesture is open, only drops the gesture. */
    public void undo() {
        write();
        if (isPreviewing()) drop();
        else jump(history.position() - 1);
    }

    /** Makes the edit again that was undone last. */
    public void redo() {
        jump(history.position() + 1);
    }

    /** Goes to the mod after some number of its edits; with fewer or more than there are, to the first or the last. */
    public void jump(int position) {
        write();
        preview = Optional.empty();
        History.Step step = history.at(position, settled);
        history = step.history();
        settled = step.project();
        shown = settled;
        tell();
    }

    /** Has letters that were typed faster than they are written previewed before anything else happens. */
    public void typed(Runnable write) {
        typed = write;
    }

    private void write() {
        Runnable last = typed;
        typed = () -> {};
        last.run();
    }

    /** Calls somebody after every change, with the mod as it is shown. Running the result ends that. */
    public Runnable listen(Consumer<Project> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** The mod as it lies on the disk, as far as is known. */
    public Project saved() {
        return saved;
    }

    /** Notes how the mod lies on the disk now. */
    public void saved(Project project) {
        saved = project;
        tell();
    }

    /** The paths of files that differ from those on the disk. */
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
