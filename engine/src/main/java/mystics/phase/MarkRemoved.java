package mystics.phase;

import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names.What;
import mystics.rules.Names;

/** A mark is taken from a figure. */
public final class MarkRemoved extends Moment implements Happening {
    /** The figure that loses the mark. */
    public final Figure figure;
    /** The id of the mark. */
    @Names(What.MARK)
    public final String mark;

    public MarkRemoved(Figure figure, String mark) {
        this.figure = figure;
        this.mark = mark;
    }

    /** Whether the mark has this id. */
    public boolean is(@Names(What.MARK) String name) {
        return mark.equals(name);
    }

    @Override
    public int actor() {
        return figure.slot();
    }
}
