package mystics.editor.play.board;

import java.util.Optional;
import javax.swing.Timer;

/**
 * Runs an animation, frame by frame. A slow machine shows fewer frames, but takes the same time.
 *
 * @param <T> the animated thing
 */
final class Running<T> {
    /** Milliseconds between two frames. */
    private static final int TICK = 16;
    private static final double STILL = 0.45;
    private final Runnable seen;
    private final Timer timer = new Timer(TICK, tick -> on());
    private Optional<T> running = Optional.empty();
    private long begun;
    private double nanoseconds;

    /** @param seen runs for each frame */
    Running(Runnable seen) {
        this.seen = seen;
    }

    /** Ends the current animation. Then runs the next animation, if there is one, for a number of milliseconds. */
    void begin(Optional<T> next, int milliseconds) {
        begun = System.nanoTime();
        nanoseconds = milliseconds * 1e6;
        running = next.filter(known -> milliseconds > 0);
        timer.stop();
        if (running.isPresent()) {
            timer.start();
        }
    }

    /** Shows one picture of an animation until the next begins. */
    void hold(T next) {
        begin(Optional.empty(), 0);
        running = Optional.of(next);
    }

    /** Whether one picture of an animation is shown until the next begins. */
    boolean isHeld() {
        return running.isPresent() && nanoseconds == 0;
    }

    /** The running animation. */
    Optional<T> now() {
        return running;
    }

    /** The share of the animation that is finished, from 0 to 1. */
    double share() {
        return nanoseconds == 0 ? STILL : Math.min(1, (System.nanoTime() - begun) / nanoseconds);
    }

    private void on() {
        seen.run();
        if (share() >= 1) {
            timer.stop();
            running = Optional.empty();
        }
    }
}
