package mystics.editor.play.board;

import java.util.Optional;
import javax.swing.Timer;
import mystics.editor.board.Glide;

/** Runs the animation of a glide, frame by frame. */
final class Gliding {
    /** Milliseconds from one picture to the next. */
    private static final int TICK = 16;
    private final Runnable seen;
    private final Timer timer = new Timer(TICK, tick -> on());
    private Optional<Glide> glide = Optional.empty();
    private int ticks;
    private int ticked;

    /** @param seen is run for each picture */
    Gliding(Runnable seen) {
        this.seen = seen;
    }

    /** Shows a glide for some milliseconds, or that nobody glides. */
    void begin(Optional<Glide> next, int milliseconds) {
        ticks = milliseconds / TICK;
        ticked = 0;
        glide = next.filter(known -> ticks > 0);
        timer.stop();
        if (glide.isPresent()) {
            timer.start();
        }
    }

    /** The glide that is being seen. */
    Optional<Glide> glide() {
        return glide;
    }

    /** How much of the way is behind those who glide, 0 to 1. */
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
