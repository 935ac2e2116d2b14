package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/**
 * The mark of a target on the plate of a {@link Fan}: a frame with the number of the figure within it and a gutter beside it, and a sign
 * between the sides of the frame.
 *
 * @param boxes the places of the figure's number and hearts
 */
record FanMark(TagBoxes boxes) {
    /** The heights of the frame above and below the feet, in heights of the figure, and its distance from a number. */
    private static final double ABOVE = 1.1;
    private static final double BELOW = 0.26;
    private static final double AROUND = 9;
    /** Half the gutter between two frames, the size of a sign, and its distance from the frame's side. */
    private static final double GUTTER = 14;
    private static final double SIGN = 46.4;
    private static final double INSET = 5;

    /** The frame around the figure. */
    Rectangle2D frame() {
        PlacedFigure placed = boxes.placed();
        double half = placed.base() / 2 + FanRows.BESIDE / 2 - GUTTER;
        double top = placed.y() - placed.height() * ABOVE;
        double low = boxes.number().map(number -> boxes.onBoard(number.getBounds2D()).getMaxY() + AROUND).orElse(placed.y());
        return new Rectangle2D.Double(placed.x() - half, top, 2 * half, Math.max(low, placed.y() + placed.height() * BELOW) - top);
    }

    /** The circle of the sign at the upper right corner. */
    Ellipse2D sign() {
        return new Ellipse2D.Double(frame().getMaxX() - SIGN - INSET, frame().getY() - SIGN / 3, SIGN, SIGN);
    }
}
