package mystics.editor.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import javax.swing.Timer;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;

/** Shows films step by step at the pace somebody set; a film can be cut short. It lives on the event thread. */
final class Director {
    private final IntSupplier pace;
    private final Consumer<Frame> screen;
    private final Consumer<Film> end;
    private final Deque<Frame> left = new ArrayDeque<>();
    private final Timer timer = new Timer(0, tick -> next());
    private Film film;

    /**
     * @param pace how long a step stays, in milliseconds; {@code screen} shows a step; {@code end} shows how things stand in the end
     */
    Director(IntSupplier pace, Consumer<Frame> screen, Consumer<Film> end) {
        this.pace = pace;
        this.screen = screen;
        this.end = end;
        timer.setRepeats(false);
    }

    /** Shows a film; one that still runs is cut short. */
    void show(Film newFilm) {
        cut();
        film = newFilm;
        if (pace.getAsInt() > 0) {
            left.addAll(newFilm.frames());
        }
        next();
    }

    /** Goes to the end of the film. */
    void cut() {
        left.clear();
        if (film != null) {
            next();
        }
    }

    /** Whether a film runs. */
    boolean isRunning() {
        return film != null;
    }

    private void next() {
        if (left.isEmpty()) {
            timer.stop();
            Film shown = film;
            film = null;
            end.accept(shown);
        } else {
            screen.accept(left.poll());
            timer.setInitialDelay(pace.getAsInt());
            timer.restart();
        }
    }
}
