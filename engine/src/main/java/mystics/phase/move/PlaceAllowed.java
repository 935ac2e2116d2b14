package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;
import mystics.rules.Space;

/**
 * May a figure be put on a space without moving there? Only {@code forbid} rules speak at this moment; {@link Ways} decides which figures
 * may walk to a space.
 */
public final class PlaceAllowed extends Moment implements Permission {
    /** The figure that would be put on the space. */
    public final Figure figure;
    /** The space on which the figure would be put. */
    public final Space space;

    PlaceAllowed(Figure figure, Space space) {
        this.figure = figure;
        this.space = space;
    }

    @Override
    public int actor() {
        return figure.slot();
    }
}
