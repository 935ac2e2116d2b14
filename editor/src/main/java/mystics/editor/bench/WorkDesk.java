package mystics.editor.bench;

import java.util.Optional;
import javax.swing.JComponent;
import mystics.editor.draft.Selection;
import mystics.mod.finding.Finding;

/** A desk of the window: one way to work at files of a mod. Desks know nothing of each other. */
public interface WorkDesk {
    /** The word on its button. */
    String title();

    /** Whether a file can be worked at here. */
    boolean opens(String path);

    /** Whether a file is worked at here first, as long as no other desk is open that can show it. */
    default boolean prefers(String path) {
        return opens(path);
    }

    /** Goes to the place of a problem, if it belongs here. */
    default boolean goes(Finding finding) {
        return false;
    }

    /** Shows a file, and what is selected in it. */
    void show(Selection selection);

    /** Shows what was loaded last. */
    void loaded(Loaded loaded);

    /** The desk itself. */
    JComponent component();

    /** What takes the keys when the desk is opened by keys, or a new entry opens it. */
    default Optional<JComponent> keys() {
        return Optional.empty();
    }

    /** Ends what the desk does in the background. It is not used after that. */
    void close();
}
