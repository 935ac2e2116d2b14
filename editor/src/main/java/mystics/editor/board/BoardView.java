package mystics.editor.board;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * The visible part of the board and its scale.
 *
 * @param scale the number of pixels per tile unit
 * @param x the x coordinate of the board at the left edge
 * @param y the y coordinate of the board at the upper edge
 */
public record BoardView(double scale, double x, double y) {
    private static final double SMALLEST = 0.05;
    private static final double LARGEST = 4;

    /** The view that shows a part of the board in the centre and as large as possible, with a margin in pixels. */
    public static BoardView fit(Rectangle2D part, double width, double height, double margin) {
        double scale = bound(Math.min((width - 2 * margin) / part.getWidth(), (height - 2 * margin) / part.getHeight()));
        return new BoardView(scale, part.getCenterX() - width / scale / 2, part.getCenterY() - height / scale / 2);
    }

    /** This view zoomed by a factor around a pixel. */
    public BoardView zoomed(double factor, double pixelX, double pixelY) {
        double scaled = bound(scale * factor);
        Point2D fixed = toBoard(pixelX, pixelY);
        return new BoardView(scaled, fixed.getX() - pixelX / scaled, fixed.getY() - pixelY / scaled);
    }

    /** This view moved by a number of pixels. */
    public BoardView panned(double pixelsX, double pixelsY) {
        return new BoardView(scale, x - pixelsX / scale, y - pixelsY / scale);
    }

    /** The point of the board under a pixel. */
    public Point2D toBoard(double pixelX, double pixelY) {
        return new Point2D.Double(x + pixelX / scale, y + pixelY / scale);
    }

    /** The transformation from board to pixels. */
    public AffineTransform transform() {
        return new AffineTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    }

    private static double bound(double scale) {
        return Math.max(SMALLEST, Math.min(LARGEST, scale));
    }
}
