package mystics.phase;

import mystics.rules.Figure;
import mystics.rules.Moment;

/** A mark is laid on a figure: it gains a condition, a token, a note. */
public final class MarkGiven extends Moment {
    /** Who gets it. */
    public final Figure figure;
    /** Which mark. */
    public final String mark;

    public MarkGiven(Figure figure, String mark) {
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
