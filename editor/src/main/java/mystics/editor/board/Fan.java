package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * The figures of a crowded space while somebody points at the space: they are spread out side by side, at full size, over their
 * surroundings.
 */
public final class Fan {
    /** The least number of figures that makes a space crowded. */
    static final int CROWD = 3;
    private static final int MOST = 4;
    private static final double APART = 118;
    private static final double ROW = 150;
    private static final double EDGE = 18;

    private Fan() {
    }

    /** The crowded space at a target. */
    public static Optional<BoardSpace> of(BoardPicture board, Optional<BoardTarget> aim) {
        return aim.flatMap(board::spot)
                .filter(spot -> board.figures().stream().filter(figure -> figure.spot().equals(spot)).count() >= CROWD);
    }

    /** The part of the board that an open fan covers. */
    public static Optional<Rectangle2D> box(BoardPicture board) {
        return PlacedFigure.all(board).stream().filter(placed -> board.isFanned(placed.figure())).map(PlacedFigure::whole)
                .reduce(Rectangle2D::createUnion)
                .map(all -> new Rectangle2D.Double(all.getX() - EDGE, all.getY() - EDGE, all.getWidth() + 2 * EDGE,
                        all.getHeight() + 2 * EDGE));
    }

    /** The positions of figures around the middle of their space, given the number of figures. */
    static List<Point2D> feet(Point2D middle, int count) {
        int rows = (count + MOST - 1) / MOST;
        int columns = (count + rows - 1) / rows;
        List<Point2D> feet = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int row = i / columns;
            int inRow = Math.min(columns, count - row * columns);
            feet.add(new Point2D.Double(middle.getX() + (i % columns - (inRow - 1) / 2.0) * APART,
                    middle.getY() + 40 + (row - (rows - 1) / 2.0) * ROW));
        }
        return feet;
    }

    /** Paints the background of the fan. */
    static void ground(Graphics2D g, BoardPicture board, Theme theme) {
        box(board).ifPresent(box -> {
            RoundRectangle2D ground = new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 40, 40);
            g.setColor(Colours.thin(Color.BLACK, theme.stark() ? 0.9 : 0.62));
            g.fill(ground);
            g.setColor(Colours.thin(Color.WHITE, 0.6));
            g.setStroke(UnevenPen.pen(3));
            g.draw(ground);
        });
    }
}
