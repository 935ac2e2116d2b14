package mystics.phase;

import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Occurrence;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.table.Holder;

/** A rule has changed the number of a mark on a space, on a room or on the table. */
public final class MarkLaid extends Moment implements Occurrence {
    /** The id of the mark. */
    @Names(What.MARK)
    public final String mark;
    /** The current number of the mark; 0 if the mark has been removed. */
    public final int number;
    private final int holder;

    MarkLaid(String mark, int number, int holder) {
        this.mark = mark;
        this.number = number;
        this.holder = holder;
    }

    /** Whether the mark has this id. */
    public boolean is(@Names(What.MARK) String name) {
        return mark.equals(name);
    }

    /** Whether the mark lies on this space. */
    public boolean isOn(Space space) {
        return holder == space.holder();
    }

    /** Whether the mark lies on this room. */
    public boolean isOn(RoomInPlay room) {
        return holder == room.holder();
    }

    /** Whether the mark lies on the table itself. */
    public boolean isOnTable() {
        return holder == Holder.TABLE;
    }
}
