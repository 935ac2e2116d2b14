package mystics.editor.board;

import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * What of a board can be seen.
 *
 * @param card the places of a found card and its words, which cover the board
 * @param clear the part of the board between the panels
 */
record Uncovered(List<Rectangle2D> card, Rectangle2D clear) {
    private static final double FAR = 1e6;
    /** A board without a found card and without panels. */
    static final Uncovered ALL = new Uncovered(List.of(), new Rectangle2D.Double(-FAR, -FAR, 2 * FAR, 2 * FAR));
}
