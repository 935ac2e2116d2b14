package mystics.phase.move;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;
import mystics.rules.Space;

/** May a figure be put on a space without moving there? Only {@code forbid} speaks here; who may walk there is for {@link Ways} to say. */
public final class PlaceAllowed extends Moment implements Permission {
    /** Who would be put there. */
    public final Figure figure;
    /** Where. */
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
