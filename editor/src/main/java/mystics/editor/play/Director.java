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

/**
 * Shows films step by step at the chosen pace, dice before their results. A film can be cut short, but only up to the next page of the
 * story: the page stays until it is turned (STORY-2). This class is used on the event thread.
 */
public final class Director {
    /** How many times longer an interlude is shown than a step, because an interlude must be read. */
    private static final int READING = 6;

    /** Shows the parts of a film. */
    interface Screen {
        /**
         * Shows the dice thrown in a step before the step itself is shown.
         *
         * @return the time for which the picture is shown, in milliseconds
         */
        int dice(Frame frame);

        /** Shows an interlude. */
        void interlude(Interlude interlude);

        /** Shows a page of the story. When the page is turned, the screen must call {@link Director#turned}. */
        void page(Interlude story);

        /**
         * Shows the table after a step.
         *
         * @return the time for which the picture is shown, in milliseconds
         */
        int step(Frame frame);

        /** Shows the final state. */
        void end(Film film);
    }

    /** What happens to a beat when the film is cut short: the beat is left out, shown without a pause, or shown in full. */
    private enum Cut {
        LEFT_OUT, HURRIED, SEEN
    }

    /**
     * A beat: one thing that a film shows, with its duration in milliseconds. If the duration is 0 milliseconds, the next beat follows at
     * once.
     */
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

    /** @param pace the duration of a step, in milliseconds; with 0, only the end of the film and the pages of the story are shown */
    Director(IntSupplier pace, Screen screen) {
        this.pace = pace;
        this.screen = screen;
        timer.setRepeats(false);
    }

    /**
     * Shows a film. If another film is running, its remaining pages and its last frame are still shown. An open page
     * must be turned first.
     */
    void show(Film film) {
        hurry(left.size());
        film.frames().forEach(this::add);
        Frame rest = film.rest();
        if (rest.isTold()) {
            add(rest);
        } else {
            throwing(rest);
            rest.interludes().forEach(this::interlude);
        }
        left.add(new Beat(Cut.SEEN, () -> screen.end(film), () -> 0));
        if (pace.getAsInt() == 0) {
            hurry(left.size());
        }
        next();
    }

    private void add(Frame frame) {
        throwing(frame);
        left.add(new Beat(frame.isTold() ? Cut.HURRIED : Cut.LEFT_OUT, () -> looking = screen.step(frame),
                () -> frame.isOnlyTold() ? 0 : looking));
        frame.interludes().forEach(this::interlude);
    }

    private void throwing(Frame frame) {
        if (!frame.thrown().isEmpty()) {
            left.add(new Beat(Cut.LEFT_OUT, () -> looking = screen.dice(frame), () -> looking));
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

    /** Shows the next beat at once, unless a page is open or the film is paused. */
    void next() {
        if (!reading && !held) {
            beat();
        }
    }

    /** Skips to the next page of the story, or else to the end of the film. */
    void cut() {
        if (!reading) {
            List<Cut> cuts = left.stream().map(Beat::cut).toList();
            hurry(cuts.contains(Cut.SEEN) ? cuts.indexOf(Cut.SEEN) : cuts.size());
            beat();
        }
    }

    /** Continues after the page of the story has been turned. */
    void turned() {
        reading = false;
        next();
    }

    /** Pauses the film. */
    void hold() {
        held = true;
        timer.stop();
    }

    /** Resumes the film. */
    void goOn() {
        held = false;
        next();
    }

    /** Drops the rest of the film, because the move it shows has been undone. */
    void forget() {
        timer.stop();
        left.clear();
        reading = false;
    }

    /** Whether a film is running or waits at a page of the story. */
    boolean isRunning() {
        return reading || !left.isEmpty();
    }

    /** Whether a page of the story is open. */
    boolean isReading() {
        return reading;
    }

    /** Shortens the given number of beats: removes their pauses, and drops the beats that can be left out. */
    private void hurry(int beats) {
        List<Beat> kept = Stream
                .concat(left.stream().limit(beats).filter(beat -> beat.cut() != Cut.LEFT_OUT).map(Beat::hurried), left.stream().skip(beats))
                .toList();
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
