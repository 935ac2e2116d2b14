package mystics.phase;

import mystics.rules.Figure;
import mystics.rules.Moment;

/** A mark is taken from a figure. */
public final class MarkRemoved extends Moment {
    /** Who loses it. */
    public final Figure figure;
    /** Which mark. */
    public final String mark;

    public MarkRemoved(Figure figure, String mark) {
        this.figure = figure;
        this.mark = mark;
    }

    /** Whether it is this mark. */
    public boolean is(String name) {
        return mark.equals(name);
    }

    @Override
    public int actor() {
        return figure.slot();
    }
}
