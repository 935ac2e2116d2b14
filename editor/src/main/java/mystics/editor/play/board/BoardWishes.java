package mystics.editor.play.board;

import java.awt.Point;
import java.util.List;
import mystics.editor.sight.Pick;

/** Receives the actions of the player on the board. */
public interface BoardWishes {
    /** A place with these picks was chosen. If there are several, the player must be asked. */
    void choose(List<Pick> picks, Point at);

    /** A space without a choice was clicked. The reason must be explained. */
    void why(String space);

    /** The card of a figure, given by name, must be shown. */
    void read(String figure);

    /** The pointer is at these picks, or at none. */
    void look(List<Pick> picks);
}
