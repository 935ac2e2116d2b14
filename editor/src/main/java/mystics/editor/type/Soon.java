package mystics.editor.type;

import javax.swing.SwingUtilities;

/**
 * An action that runs once after the events already in the queue, however often it is requested. The methods of this class are called on
 * the event thread.
 */
public final class Soon {
    private final Runnable deed;
    private boolean waiting;

    public Soon(Runnable deed) {
        this.deed = deed;
    }

    /** Requests the action. */
    public void please() {
        if (waiting) return;
        waiting = true;
        SwingUtilities.invokeLater(this::now);
    }

    /** Runs the action immediately if it has been requested. */
    public void now() {
        if (!waiting) return;
        waiting = false;
        deed.run();
    }
}
