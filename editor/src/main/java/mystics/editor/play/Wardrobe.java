package mystics.editor.play;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import mystics.content.Card;
import mystics.editor.board.BoardStyle;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Film;

/** The pictures of a game. The pictures are chosen when the first film of the game arrives; it may arrive on any thread. */
public final class Wardrobe {
    private final Supplier<Settings> settings;
    private final Executor worker;
    private final Runnable painted;
    private volatile Optional<Attire> attire = Optional.empty();

    /**
     * @param worker paints rooms, one after another
     * @param painted runs on the event thread each time a room is ready
     */
    Wardrobe(Supplier<Settings> settings, Executor worker, Runnable painted) {
        this.settings = settings;
        this.worker = worker;
        this.painted = painted;
    }

    /** Starts to paint the rooms of a film. */
    void prepare(Film film) {
        if (attire.isEmpty()) {
            attire = Optional.of(Attire.of(film.last().game().setting(), settings.get().scheme().theme(), worker,
                    () -> SwingUtilities.invokeLater(painted)));
        }
        attire().prepare(film, worker);
    }

    /** The pictures. Call this method only after a film has been shown. */
    Attire attire() {
        return attire.orElseThrow();
    }

    /** The cards of the catalogue, by id. Call this method only after a film has been shown. */
    Map<String, Card> cards() {
        return attire().catalog().cards();
    }

    /** The style of the board. Call this method only after a film has been shown. */
    BoardStyle style() {
        return attire().style();
    }
}
