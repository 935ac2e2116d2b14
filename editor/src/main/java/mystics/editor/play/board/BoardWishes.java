package mystics.editor.play.board;

import java.awt.Point;
import java.util.List;
import mystics.editor.sight.Pick;

/** Hears what the player does on the board. */
public interface BoardWishes {
    /** A place was chosen that stands for these picks. If there are several, the player must be asked. */
    void choose(List<Pick> picks, Point at);

    /** A space was clicked on which nothing can be chosen: explain why. */
    void why(String space);

    /** Show the card of a figure, by its name. */
    void read(String figure);

    /** The pointer is on these picks, or on none. */
    void look(List<Pick> picks);
}
