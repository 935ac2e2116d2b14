package mystics.editor.bench;

import java.util.Optional;
import java.util.function.Consumer;
import mystics.editor.draft.Drafting;

/** What waits until the engine has read the mod as it is written. Only the last one that was asked for waits. */
final class AwaitedReading {
    private final Drafting drafting;
    private Optional<Loaded> last = Optional.empty();
    private Optional<Consumer<Loaded>> waiting = Optional.empty();

    AwaitedReading(Drafting drafting) {
        this.drafting = drafting;
    }

    /** Does something as soon as the engine has read what is written, or now if it has. */
    void then(Consumer<Loaded> deed) {
        drafting.settle();
        waiting = Optional.of(deed);
        last.ifPresent(this::read);
    }

    /** Hears what the engine has read. */
    void read(Loaded ready) {
        last = Optional.of(ready);
        if (ready.project() == drafting.project()) {
            Optional<Consumer<Loaded>> then = waiting;
            waiting = Optional.empty();
            then.ifPresent(deed -> deed.accept(ready));
        }
    }
}
