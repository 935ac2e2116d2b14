package mystics.editor.desktop;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;
import mystics.home.Desktop;
import mystics.mod.load.Library;

/** Opens the window and returns when it is closed. */
public final class SwingDesktop implements Desktop {
    private final Optional<Editing> editing;

    /** A window that begins with the home page or a game. */
    public SwingDesktop() {
        this(Optional.empty());
    }

    /** A window that begins with the editor, if the command line asks for it. */
    public SwingDesktop(Optional<Editing> editing) {
        this.editing = editing;
    }

    @Override
    public boolean available() {
        try {
            return !GraphicsEnvironment.isHeadless() && !GraphicsEnvironment.getLocalGraphicsEnvironment().isHeadlessInstance();
        } catch (AWTError | LinkageError none) {
            // The named display cannot be reached, or this installation of Java cannot open windows.
            return false;
        }
    }

    @Override
    public List<String> rehearsal() {
        return List.of("pictures", "--frames", "1");
    }

    @Override
    public void open(Opening opening) {
        CountDownLatch closed = new CountDownLatch(1);
        CompletableFuture<Window> window = new CompletableFuture<>();
        CompletableFuture<Library> library = CompletableFuture.supplyAsync(() -> opening.mods()
                .load(words -> window.thenAccept(shown -> shown.loading(words))));
        SwingUtilities.invokeLater(() -> {
            try {
                Window shown = new Window(opening, editing, closed::countDown);
                window.complete(shown);
                shown.open(library);
            } catch (RuntimeException | Error failed) {
                closed.countDown();
                throw failed;
            }
        });
        try {
            closed.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
