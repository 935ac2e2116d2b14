package mystics.rules;

import java.util.stream.IntStream;
import mystics.content.Box;
import mystics.table.Draft;
import mystics.table.Holder;

/** A mark that is drawn on rooms, and the rooms that show it. */
record Terrain(Box box, int mark, String name, int[] rooms) {
    static Terrain of(Box box, int mark) {
        String name = box.mark(mark).id();
        return new Terrain(box, mark, name,
                IntStream.range(0, box.roomCount()).filter(room -> box.room(room).drawing().shows(name)).toArray());
    }

    /** Whether a room that shows the mark is face up, or the mark lies somewhere. */
    boolean isThere(Draft draft) {
        for (int room : rooms) {
            if (draft.up(room)) {
                return true;
            }
        }
        return draft.marks().first(mark) < draft.marks().size() && draft.marks().kind(draft.marks().first(mark)) == mark;
    }

    /** Whether a figure stands on a space with the mark; {@code figure} is a slot, or -1 for nobody. */
    boolean isUnder(Draft draft, int figure) {
        if (figure < 0 || !draft.onBoard(figure)) {
            return false;
        }
        int room = draft.room(figure);
        int space = draft.space(figure);
        return (box.room(room).plan().marked(name) >> space & 1) != 0 || draft.marks().get(mark, Holder.space(room, space)) > 0;
    }
}
