package mystics.editor.play.board;

import java.util.Optional;
import javax.swing.Timer;
import mystics.editor.board.Glide;

/** Runs the animation of a glide, frame by frame. */
public final class Gliding {
    /** Milliseconds between two frames. */
    private static final int TICK = 16;
    private final Runnable seen;
    private final Timer timer = new Timer(TICK, tick -> on());
    private Optional<Glide> glide = Optional.empty();
    private int ticks;
    private int ticked;

    /** @param seen runs for each frame */
    Gliding(Runnable seen) {
        this.seen = seen;
    }

    /** Runs a glide for some milliseconds, or ends the current one. */
    void begin(Optional<Glide> next, int milliseconds) {
        ticks = milliseconds / TICK;
        ticked = 0;
        glide = next.filter(known -> ticks > 0);
        timer.stop();
        if (glide.isPresent()) {
            timer.start();
        }
    }

    /** The running glide. */
    Optional<Glide> glide() {
        return glide;
    }

    /** The finished share of the glide, 0 to 1. */
    double share() {
        return ticks == 0 ? 1 : (double) ticked / ticks;
    }

    private void on() {
        ticked++;
        if (ticked >= ticks) {
            timer.stop();
            glide = Optional.empty();
        }
        seen.run();
    }
}
