package mystics.editor.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntSupplier;
import javax.swing.Timer;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Throw;

/** Shows films step by step at the pace somebody set, dice before what comes of them; a film can be cut short. It lives on the event thread. */
final class Director {
    /** How many times as long an interlude stays as a step: it is read. */
    private static final int READING = 6;

    /** Where films are seen. */
    interface Screen {
        /**
         * Dice are thrown.
         *
         * @return how long to look at them, in milliseconds
         */
        int dice(List<Throw> thrown);

        /** Something deserves a moment. */
        void interlude(Interlude interlude);

        /** The table after a step. */
        void step(Frame frame);

        /** How things stand in the end. */
        void end(Film film);
    }

    /** Something to be seen for a while. */
    private record Beat(Runnable shown, IntSupplier milliseconds) {
    }

    private final IntSupplier pace;
    private final Screen screen;
    private final Deque<Beat> left = new ArrayDeque<>();
    private final Timer timer = new Timer(0, tick -> beat());
    private Film film;
    private int looking;

    /** @param pace how long a step stays, in milliseconds; 0 to see but the end */
    Director(IntSupplier pace, Screen screen) {
        this.pace = pace;
        this.screen = screen;
        timer.setRepeats(false);
    }

    /** Shows a film; one that still runs is cut short. */
    void show(Film newFilm) {
        cut();
        film = newFilm;
        if (pace.getAsInt() > 0) {
            newFilm.frames().forEach(frame -> {
                throwing(frame.thrown());
                left.add(new Beat(() -> screen.step(frame), pace));
                frame.interludes().forEach(this::interlude);
            });
            throwing(newFilm.thrown());
            newFilm.interludes().forEach(this::interlude);
        }
        beat();
    }

    private void throwing(List<Throw> thrown) {
        if (!thrown.isEmpty()) {
            left.add(new Beat(() -> looking = screen.dice(thrown), () -> looking));
        }
    }

    private void interlude(Interlude interlude) {
        left.add(new Beat(() -> screen.interlude(interlude), () -> pace.getAsInt() * READING));
    }

    /** Goes on with what comes next, without waiting. */
    void next() {
        if (film != null) {
            beat();
        }
    }

    /** Goes to the end of the film. */
    void cut() {
        left.clear();
        if (film != null) {
            beat();
        }
    }

    /** Whether a film runs. */
    boolean isRunning() {
        return film != null;
    }

    private void beat() {
        if (left.isEmpty()) {
            timer.stop();
            Film shown = film;
            film = null;
            screen.end(shown);
        } else {
            Beat beat = left.poll();
            beat.shown().run();
            timer.setInitialDelay(beat.milliseconds().getAsInt());
            timer.restart();
        }
    }
}
