package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Space;

/** A figure has been put on a space without moving there (TRAP-7). */
public final class Placed extends Moment implements Occurrence {
    /** The figure that was placed. */
    public final Figure figure;
    /** The space on which the figure was put. */
    public final Space space;

    public Placed(Figure figure, Space space) {
        this.figure = figure;
        this.space = space;
    }

    @Override
    public int actor() {
        return figure.slot();
    }
}
