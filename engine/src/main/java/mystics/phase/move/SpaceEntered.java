package mystics.phase.move;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Scene;
import mystics.rules.Space;

/** A figure has moved onto a space. Being placed there is not moving onto it: that is {@link Placed}. */
public final class SpaceEntered extends Moment implements Happening {
    /** Who came. */
    public final Figure mover;
    /** Where from. */
    public final Space from;
    /** Where it stands now. */
    public final Space space;
    private boolean stopped;

    private SpaceEntered(Figure mover, Space from, Space space) {
        this.mover = mover;
        this.from = from;
        this.space = space;
    }

    /** A figure has moved onto a space; whether a rule ends its movement there. */
    public static boolean stops(Scene scene, Figure mover, Space from, Space space) {
        if (scene.silent(SpaceEntered.class, mover)) {
            return false;
        }
        SpaceEntered entered = new SpaceEntered(mover, from, space);
        scene.happened(entered);
        return entered.isStopped();
    }

    /** The movement ends here. */
    public void stop() {
        stopped = true;
    }

    /** Whether the movement ends here. */
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
