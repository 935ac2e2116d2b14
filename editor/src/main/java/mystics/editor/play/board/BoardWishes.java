package mystics.editor.play.board;

import java.awt.Point;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;

/** Receives the actions of the player on the board. */
public interface BoardWishes {
    /** The player has chosen a place with these picks. If the place has several picks, the window must ask which one the player wants. */
    void choose(List<Pick> picks, Point at);

    /**
     * The player has clicked a place that cannot be chosen. The window must explain why.
     *
     * @param space the name of a space of the current room; empty if the place is not such a space
     * @param otherwise the explanation if no rule explains it
     */
    void why(String space, Sentence otherwise);

    /** The player wants to see the card of a figure, which is given by its name. */
    void read(String figure);

    /** The pointer is at a place with these picks; the list is empty if the place has none. */
    void look(List<Pick> picks);
}
