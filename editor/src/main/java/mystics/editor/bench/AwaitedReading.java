package mystics.editor.bench;

import java.util.Optional;
import java.util.function.Consumer;
import mystics.editor.draft.Drafting;

/**
 * Work that waits until the engine has read the current text of the mod. Only the newest request waits; an older one is
 * dropped.
 */
final class AwaitedReading {
    private final Drafting drafting;
    private Optional<Loaded> last = Optional.empty();
    private Optional<Consumer<Loaded>> waiting = Optional.empty();

    AwaitedReading(Drafting drafting) {
        this.drafting = drafting;
    }

    /**
     * Runs a piece of work as soon as the engine has read the current text. The work runs at once if the engine has already read this text.
     */
    void then(Consumer<Loaded> deed) {
        drafting.settle();
        waiting = Optional.of(deed);
        last.ifPresent(this::read);
    }

    /** Takes the newest reading of the engine, and runs the waiting work if there is any. */
    void read(Loaded ready) {
        last = Optional.of(ready);
        if (ready.project() == drafting.project()) {
            Optional<Consumer<Loaded>> then = waiting;
            waiting = Optional.empty();
            then.ifPresent(deed -> deed.accept(ready));
        }
    }
}
