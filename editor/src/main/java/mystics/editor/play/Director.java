package mystics.editor.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import javax.swing.Timer;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Throw;

/**
 * Shows films step by step at the chosen pace, dice before their results. A film can be cut short, but only up to the next page of the
 * story: the page stays until it is turned (STORY-2). For the event thread.
 */
final class Director {
    /** How many times as long an interlude stays as a step: it is read. */
    private static final int READING = 6;

    /** Shows the parts of a film. */
    interface Screen {
        /**
         * Dice are thrown.
         *
         * @return how long to look at them, in milliseconds
         */
        int dice(List<Throw> thrown);

        /** Something deserves a moment. */
        void interlude(Interlude interlude);

        /** A page of the story is to be read; whoever turns it says so to {@link Director#turned}. */
        void page(Interlude story);

        /** The table after a step. */
        void step(Frame frame);

        /** How things stand in the end. */
        void end(Film film);
    }

    /** What happens to a beat when the film is cut short: it is left out, shown without a pause, or shown in full. */
    private enum Cut { LEFT_OUT, HURRIED, SEEN }

    /** One thing to show, and for how many milliseconds. With 0, the next follows at once. */
    private record Beat(Cut cut, Runnable shown, IntSupplier milliseconds) {
        Beat hurried() {
            return new Beat(cut, shown, () -> 0);
        }
    }

    private final IntSupplier pace;
    private final Screen screen;
    private final Deque<Beat> left = new ArrayDeque<>();
    private final Timer timer = new Timer(0, tick -> beat());
    private boolean reading;
    private boolean held;
    private int looking;

    /** @param pace how long a step stays, in milliseconds; 0 to see but the end, and the story */
    Director(IntSupplier pace, Screen screen) {
        this.pace = pace;
        this.screen = screen;
        timer.setRepeats(false);
    }

    /** Shows a film; of one that still runs only pages and the end are seen before, and a page that is being read is turned first. */
    void show(Film film) {
        hurry(left.size());
        film.frames().forEach(this::add);
        Frame rest = film.rest();
        if (rest.isTold()) {
            add(rest);
        } else {
            throwing(rest.thrown());
            rest.interludes().forEach(this::interlude);
        }
        left.add(new Beat(Cut.SEEN, () -> screen.end(film), () -> 0));
        if (pace.getAsInt() == 0) {
            hurry(left.size());
        }
        next();
    }

    private void add(Frame frame) {
        throwing(frame.thrown());
        left.add(new Beat(frame.isTold() ? Cut.HURRIED : Cut.LEFT_OUT, () -> screen.step(frame), pace));
        frame.interludes().forEach(this::interlude);
    }

    private void throwing(List<Throw> thrown) {
        if (!thrown.isEmpty()) {
            left.add(new Beat(Cut.LEFT_OUT, () -> looking = screen.dice(thrown), () -> looking));
        }
    }

    private void interlude(Interlude interlude) {
        if (interlude.isStory()) {
            left.add(new Beat(Cut.SEEN, () -> read(interlude), () -> 0));
        } else {
            left.add(new Beat(Cut.LEFT_OUT, () -> screen.interlude(interlude), () -> pace.getAsInt() * READING));
        }
    }

    private void read(Interlude story) {
        reading = true;
        screen.page(story);
    }

    /** Goes on with what comes next, without waiting, unless a page is being read. */
    void next() {
        if (!reading && !held) {
            beat();
        }
    }

    /** Goes to the next page of the story, or else to the end of the film. */
    void cut() {
        if (!reading) {
            List<Cut> cuts = left.stream().map(Beat::cut).toList();
            hurry(cuts.contains(Cut.SEEN) ? cuts.indexOf(Cut.SEEN) : cuts.size());
            beat();
        }
    }

    /** The page of the story has been turned. */
    void turned() {
        reading = false;
        next();
    }

    /** Stands still until somebody goes on, whatever there is to see. */
    void hold() {
        held = true;
        timer.stop();
    }

    /** Goes on where it was held. */
    void goOn() {
        held = false;
        next();
    }

    /** Forgets what has not been seen yet: it has been taken back. */
    void forget() {
        timer.stop();
        left.clear();
        reading = false;
    }

    /** Whether a film runs, or stands still at a page of the story. */
    boolean isRunning() {
        return reading || !left.isEmpty();
    }

    /** Whether a page of the story waits to be turned. */
    boolean isReading() {
        return reading;
    }

    /** Takes the time from so many of the beats that are left. */
    private void hurry(int beats) {
        List<Beat> kept = Stream.concat(left.stream().limit(beats).filter(beat -> beat.cut() != Cut.LEFT_OUT).map(Beat::hurried), left.stream().skip(beats)).toList();
        left.clear();
        left.addAll(kept);
    }

    private void beat() {
        timer.stop();
        int milliseconds = 0;
        while (!reading && !held && milliseconds == 0 && !left.isEmpty()) {
            Beat beat = left.poll();
            beat.shown().run();
            milliseconds = beat.milliseconds().getAsInt();
        }
        if (milliseconds > 0 && !held) {
            timer.setInitialDelay(milliseconds);
            timer.restart();
        }
    }
}
