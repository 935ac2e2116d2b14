package mystics.editor.bench;

import java.util.Optional;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.editor.draft.Selection;
import mystics.mod.finding.Finding;

/** A desk of the window. Each desk is one way to edit files of a mod. No desk refers to another desk. */
public interface WorkDesk {
    /** The word on the button that opens the desk. */
    String title();

    /** Whether a file can be edited at this desk. */
    boolean opens(String path);

    /** Whether a file opens at this desk, unless a desk that is already open can show the file. */
    default boolean prefers(String path) {
        return opens(path);
    }

    /** Whether the desk can be opened while a file is selected. */
    default boolean isReady(String path) {
        return opens(path);
    }

    /** The address of the page of the guide that explains the desk. */
    String guide();

    /** What the user must do before the desk can be opened. */
    default Sentence opener() {
        return Sentence.EMPTY;
    }

    /** What must be done before the desk can be opened with this file selected; empty if it can be opened now. */
    default Sentence missing(String path) {
        return isReady(path) ? Sentence.EMPTY : opener();
    }

    /** Goes to the place of a problem, if the place belongs to this desk. */
    default boolean goes(Finding finding) {
        return false;
    }

    /** Whether the desk is where the user removes the cause of a problem. */
    default boolean mends(Finding finding) {
        return false;
    }

    /** Shows a file and the selected value in it. */
    void show(Selection selection);

    /** Shows the mod as the engine has just read it. */
    void loaded(Loaded loaded);

    /** The desk itself. */
    JComponent component();

    /** The component that gets the keyboard focus when the desk is opened by a key or by a new entry. */
    default Optional<JComponent> keys() {
        return Optional.empty();
    }

    /** Stops the background work of the desk. The desk is not used afterwards. */
    void close();
}
