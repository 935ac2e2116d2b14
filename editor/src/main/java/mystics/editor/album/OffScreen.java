package mystics.editor.album;

import java.awt.Component;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import mystics.editor.type.Settling;

/** Builds, searches and lays out panes on the event thread, without a window. */
public final class OffScreen {
    /** The number of times that a pane is laid out. Wrapped text knows its height only after its width is set. */
    private static final int ROUNDS = 6;

    private OffScreen() {
    }

    /** Runs an action on the event thread, after everything that is queued there, and waits until the action has ended. */
    public static void onEvents(Runnable deed) {
        try {
            SwingUtilities.invokeAndWait(deed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (InvocationTargetException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** Makes something on the event thread. */
    public static <T> T made(Supplier<T> making) {
        AtomicReference<T> made = new AtomicReference<>();
        onEvents(() -> made.set(making.get()));
        return made.get();
    }

    /** A component and all components in it. */
    public static List<Component> parts(Component of) {
        return Settling.parts(of).toList();
    }

    /** Lays out a pane at a given size. */
    public static void lay(Component pane, int width, int height) {
        onEvents(() -> pane.setSize(width, height));
        lay(pane);
    }

    /** Lays out a pane at its current size. */
    public static void lay(Component pane) {
        for (int round = 0; round < ROUNDS; round++) {
            onEvents(() -> Settling.layOnce(pane));
        }
    }
}
