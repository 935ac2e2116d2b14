package mystics.editor.sight;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import mystics.choice.Sentence;
import mystics.home.Shelf;
import mystics.play.Autosave;
import mystics.play.Session;

/**
 * Writes the autosave on a thread of its own, so that nobody waits for the disk. If answers arrive faster than the disk can write, only the
 * newest state is written.
 */
final class Keeper implements Autosave, AutoCloseable {
    private static final int PATIENCE_SECONDS = 5;

    private final ExecutorService thread = BackgroundThreads.one("mystics-keeper");
    private final AtomicReference<Optional<Session>> newest = new AtomicReference<>(Optional.empty());
    private final Shelf shelf;
    private final Consumer<Sentence> listener;

    /** @param listener receives problems with saving the game, on the keeper's thread */
    Keeper(Shelf shelf, Consumer<Sentence> listener) {
        this.shelf = shelf;
        this.listener = listener;
    }

    /** Starts to save a new or resumed game. */
    void begins(Session session) {
        thread.execute(() -> {
            shelf.begins(session);
            tell();
        });
    }

    @Override
    public void changed(Session session) {
        if (newest.getAndSet(Optional.of(session)).isEmpty()) {
            thread.execute(() -> {
                newest.getAndSet(Optional.empty()).ifPresent(shelf::changed);
                tell();
            });
        }
    }

    /** Stores a PNG picture beside the game. */
    void pictured(byte[] picture) {
        thread.execute(() -> shelf.pictured(picture));
    }

    private void tell() {
        shelf.remarks().forEach(listener);
        shelf.trouble().ifPresent(why -> listener.accept(Sentence.of("The game could not be kept: {why}", "why", why)));
    }

    /** Waits until everything that was to be saved is on the disk. */
    void settle() {
        await(thread.submit(() -> {}));
    }

    private static void await(Future<?> written) {
        try {
            written.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException slow) {
            // The disk is slow or has failed. If the disk is only slow, the writing continues in the background.
        }
    }

    /** Ends the thread as soon as everything is on the disk. */
    @Override
    public void close() {
        settle();
        thread.shutdown();
    }
}
