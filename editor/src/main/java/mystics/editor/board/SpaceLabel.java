package mystics.editor.board;

import java.awt.geom.Rectangle2D;

/**
 * The label with the name of a space.
 *
 * @param letters the height of the letters, in tile units
 * @param plate the part of the board that the label covers
 */
record SpaceLabel(BoardSpace spot, String name, double letters, Rectangle2D plate) {
    /** The same label, at another place. */
    SpaceLabel at(double x, double y) {
        return new SpaceLabel(spot, name, letters, new Rectangle2D.Double(x, y, plate.getWidth(), plate.getHeight()));
    }
}
