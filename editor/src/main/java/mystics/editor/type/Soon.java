package mystics.editor.type;

import javax.swing.SwingUtilities;

/** Something that is done once after the events that wait already, however often it is asked for. Used on the event thread. */
public final class Soon {
    private final Runnable deed;
    private boolean waiting;

    public Soon(Runnable deed) {
        this.deed = deed;
    }

    /** Asks for it. */
    public void please() {
        if (waiting) return;
        waiting = true;
        SwingUtilities.invokeLater(this::now);
    }

    /** Does it at once if it was asked for. */
    public void now() {
        if (!waiting) return;
        waiting = false;
        deed.run();
    }
}
