package mystics.editor.board;

import java.awt.Graphics2D;
import mystics.content.Room;

/** What is printed on the spaces of a room. */
@FunctionalInterface
public interface Prints {
    /** Nothing at all. */
    Prints NONE = (g, room) -> { };

    /** Paints the printed marks of a room, in tile units. */
    void paint(Graphics2D g, Room room);
}
