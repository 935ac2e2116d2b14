package mystics.mod.words;

import java.util.Map;
import mystics.phase.Marks;
import mystics.phase.Notes;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.table.Holder;

/** Words for marks and notes. */
public abstract class MarkWords extends TableWords {
    /** Lays a mark on a figure, so that the figure gains a condition or token. */
    public boolean mark(Figure figure, @Names(What.MARK) String mark) {
        return Marks.give(scene(), figure, mark, 1);
    }

    /** Lays a mark with a number on a figure. */
    public boolean mark(Figure figure, @Names(What.MARK) String mark, int number) {
        return Marks.give(scene(), figure, mark, number);
    }

    /**
     * Lays a mark that lasts until a hero's next turn, even if that hero is captured. The argument {@code until:} names the hero. The mark
     * cannot have a number of its own.
     */
    public boolean mark(Map<String, Object> named, Figure figure, @Names(What.MARK) String mark) {
        return Marks.give(scene(), figure, mark, Notes.untilTurnOf((Figure) named.get("until")));
    }

    /** Takes a mark from a figure. */
    public void unmark(Figure figure, @Names(What.MARK) String mark) {
        Marks.remove(scene(), figure, mark);
    }

    /** Lowers the number of a mark on a figure. If the number reaches 0, the mark is removed. */
    public void lessen(Figure figure, @Names(What.MARK) String mark, int number) {
        Notes.set(scene(), mark, figure.holder(), Math.max(0, figure.count(mark) - number));
    }

    /** Lays a mark on a space. */
    public void lay(Space space, @Names(What.MARK) String mark) {
        Marks.lay(scene(), mark, space.holder(), 1);
    }

    /** Lays a mark with a number on a space. */
    public void lay(Space space, @Names(What.MARK) String mark, int number) {
        Marks.lay(scene(), mark, space.holder(), number);
    }

    /** Takes a mark from a space. */
    public void lift(Space space, @Names(What.MARK) String mark) {
        Marks.lay(scene(), mark, space.holder(), 0);
    }

    /** Sets the number of a mark on a room. */
    public void markRoom(RoomInPlay room, @Names(What.MARK) String mark, int number) {
        Marks.lay(scene(), mark, room.holder(), number);
    }

    /** Sets a note on the table itself. */
    public void setNote(@Names(What.MARK) String mark, int number) {
        Marks.lay(scene(), mark, Holder.TABLE, number);
    }

    /** Sets a note kept with a hero's initiative card. */
    public void setNote(Figure hero, @Names(What.MARK) String mark, int number) {
        Notes.set(scene(), mark, Holder.kind(hero.getKindNumber()), number);
    }

    /** The number of a note kept with a hero's initiative card. A note stays when the hero is captured, unlike a mark on the hero. */
    public int note(Figure hero, @Names(What.MARK) String mark) {
        return Notes.get(scene(), mark, Holder.kind(hero.getKindNumber()));
    }
}
