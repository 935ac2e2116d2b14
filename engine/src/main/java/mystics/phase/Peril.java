package mystics.phase;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Permission;

/**
 * Something will affect a figure unless a rule protects that figure. The peril may be drawn on the room, lie in the room, or belong to a
 * minion. Only {@code forbid} rules speak at this moment, and a rule that refuses protects the figure.
 */
public final class Peril extends Moment implements Permission {
    /** The figure that the peril would affect. */
    public final Figure figure;
    /** The kind of peril: current, trap, or another word that the asking rule gives. */
    public final String what;

    public Peril(Figure figure, String what) {
        this.figure = figure;
        this.what = what;
    }

    /** Whether the peril has this name. */
    public boolean is(String word) {
        return what.equals(word);
    }

    @Override
    public int actor() {
        return figure.slot();
    }
}
