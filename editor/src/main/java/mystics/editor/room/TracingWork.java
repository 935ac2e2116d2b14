package mystics.editor.room;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.disk.FileErrorText;
import mystics.editor.canvas.TracedPicture;
import mystics.editor.canvas.Tracing;
import mystics.editor.canvas.TracingShelf;
import mystics.editor.canvas.UnreadablePicture;
import mystics.editor.trace.PictureFit;

/**
 * The picture to be traced in the open room. The picture is not part of the mod, so changes to it are not entries of the history. The class
 * is used on the event thread; a worker reads and writes the files.
 */
final class TracingWork {
    private static final Sentence NONE = Sentence.of(
            "A picture to draw over: a sketch or a scan, as PNG or JPEG. It stays on this computer and is never part of the mod.");
    private static final Sentence READY = Sentence.of("Drag the picture, or move it by arrow keys. < and > change its size, "
            + "comma and full stop turn it. Enter fits it by two points.");
    private final String room;
    private final TracingShelf shelf;
    private final Executor worker;
    private final List<Runnable> listeners = new ArrayList<>();
    private Optional<Tracing> tracing = Optional.empty();
    private Optional<Tracing> kept = Optional.empty();
    private Optional<BufferedImage> image = Optional.empty();
    private Sentence words = NONE;

    /** The picture that is shown below the drawing. */
    record Shown(Tracing tracing, BufferedImage image) {
    }

    /**
     * @param room the path of the room in the mod
     * @param shelf remembers the picture
     */
    TracingWork(String room, TracingShelf shelf, Executor worker) {
        this.room = room;
        this.shelf = shelf;
        this.worker = worker;
        worker.execute(this::recall);
    }

    void listen(Runnable listener) {
        listeners.add(listener);
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    private void recall() {
        shelf.of(room).ifPresent(known -> read(known.file(), picture -> known, Optional.of(known)));
    }

    /** Reads a picture and shows it. If the picture cannot be read, shows the reason and keeps the given other picture. */
    private void read(Path file, Placer placer, Optional<Tracing> otherwise) {
        try {
            BufferedImage picture = TracedPicture.read(file);
            Tracing read = placer.of(picture);
            SwingUtilities.invokeLater(() -> arrived(Optional.of(read), Optional.of(picture), READY));
        } catch (UnreadablePicture refused) {
            SwingUtilities.invokeLater(() -> arrived(otherwise.or(() -> tracing), otherwise.isPresent() ? Optional.empty() : image,
                    refused.words()));
        }
    }

    private interface Placer {
        Tracing of(BufferedImage picture);
    }

    private void arrived(Optional<Tracing> now, Optional<BufferedImage> picture, Sentence said) {
        tracing = now;
        kept = now;
        image = picture;
        say(said);
    }

    /** Chooses a picture, which fills the tile at first. If the picture cannot be read, the last picture stays. */
    void choose(Path file) {
        worker.execute(() -> read(file.toAbsolutePath(), picture -> {
            Tracing chosen = Tracing.of(file.toAbsolutePath(), PictureFit.filling(picture.getWidth(), picture.getHeight()));
            keep(chosen);
            return chosen;
        }, Optional.empty()));
    }

    private void keep(Tracing kept) {
        try {
            shelf.keep(room, kept);
        } catch (IOException refused) {
            trouble(refused);
        }
    }

    private void trouble(IOException refused) {
        SwingUtilities.invokeLater(() -> say(Sentence.of("The disk refuses: {why}", "why", FileErrorText.with(refused))));
    }

    /** The picture of this room, even if its file is gone. */
    Optional<Tracing> tracing() {
        return tracing;
    }

    /** The picture, unless it is hidden or its file is gone. */
    Optional<Shown> shown() {
        return tracing.filter(now -> !now.is(Tracing.Sign.HIDDEN)).flatMap(now -> image.map(picture -> new Shown(now, picture)));
    }

    /** Changes the picture temporarily, during a drag. */
    void show(UnaryOperator<Tracing> change) {
        tracing = tracing.map(change);
        tell();
    }

    /** Changes the picture and remembers it. */
    void make(UnaryOperator<Tracing> change) {
        show(change);
        if (tracing.equals(kept)) return;
        kept = tracing;
        tracing.ifPresent(now -> worker.execute(() -> keep(now)));
    }

    /** Removes the picture from the room. The file of the picture stays. */
    void remove() {
        arrived(Optional.empty(), Optional.empty(), NONE);
        worker.execute(() -> {
            try {
                shelf.forget(room);
            } catch (IOException refused) {
                trouble(refused);
            }
        });
    }

    /** The last message about the picture: what the user can do with it, or why it cannot be read. */
    Sentence words() {
        return words;
    }

    void say(Sentence said) {
        words = said;
        tell();
    }

    /** Shows a message about what the user can do with the picture. */
    void ready() {
        say(tracing.isPresent() ? READY : NONE);
    }
}
