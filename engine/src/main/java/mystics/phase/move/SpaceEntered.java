package mystics.phase.move;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Scene;
import mystics.rules.Space;

/** A figure has moved onto a space. A figure that is placed on a space has not moved onto it; see {@link Placed}. */
public final class SpaceEntered extends Moment implements Happening {
    /** The figure that entered the space. */
    public final Figure mover;
    /** The space from which the figure came. */
    public final Space from;
    /** The space on which the figure stands now. */
    public final Space space;
    private boolean stopped;

    private SpaceEntered(Figure mover, Space from, Space space) {
        this.mover = mover;
        this.from = from;
        this.space = space;
    }

    /** Asks the rules after a figure has moved onto a space, and returns whether a rule ends its movement there. */
    public static boolean stops(Scene scene, Figure mover, Space from, Space space) {
        if (scene.silent(SpaceEntered.class, mover)) {
            return false;
        }
        SpaceEntered entered = new SpaceEntered(mover, from, space);
        scene.happened(entered);
        return entered.isStopped();
    }

    /** Ends the movement on this space. */
    public void stop() {
        stopped = true;
    }

    /** Whether a rule has ended the movement on this space. */
    public boolean isStopped() {
        return stopped;
    }

    @Override
    public int actor() {
        return mover.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{mover} has come to {space}", "mover", mover, "space", space));
    }
}
