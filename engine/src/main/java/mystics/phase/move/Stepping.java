package mystics.phase.move;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Scene;
import mystics.rules.Space;

/** A figure is about to step from one space to the next. */
public final class Stepping extends Moment implements Happening {
    /** The figure that steps. */
    public final Figure mover;
    /** The space that the figure is about to leave. */
    public final Space from;
    /** The space to which the figure is about to step. */
    public final Space to;

    private Stepping(Figure mover, Space from, Space to) {
        this.mover = mover;
        this.from = from;
        this.to = to;
    }

    /** A figure steps from one space to the next. Afterwards the moment tells whether the figure has arrived. */
    public static boolean step(Scene scene, Figure mover, Space from, Space to) {
        if (!scene.silent(Stepping.class, mover)) {
            return scene.happen(new Stepping(mover, from, to), stepping -> put(scene, mover, to));
        }
        put(scene, mover, to);
        return true;
    }

    private static void put(Scene scene, Figure mover, Space to) {
        scene.draft().place(mover.slot(), mover.getKindNumber(), to.getRoom().number(), to.index());
    }

    @Override
    public int actor() {
        return mover.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{mover} is about to step from {from} to {to}", "mover", mover, "from", from, "to", to));
    }
}
