package mystics.editor.bench;

import javax.swing.JComponent;
import mystics.editor.draft.Selection;

/** A desk of the window: one way to work at files of a mod. Desks know nothing of each other. */
public interface WorkDesk {
    /** The word on its button. */
    String title();

    /** Whether a file can be worked at here. */
    boolean opens(String path);

    /** Shows a file, and what is selected in it. */
    void show(Selection selection);

    /** Shows what was loaded last. */
    void loaded(Loaded loaded);

    /** The desk itself. */
    JComponent component();

    /** Ends what the desk does in the background. It is not used after that. */
    void close();
}
