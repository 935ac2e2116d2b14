package mystics.editor.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A plate beside a crowded space, on which the figures of the space are shown enlarged while somebody points at the space, or while a
 * choice with large letters concerns it.
 *
 * @param spot the crowded space
 * @param rows the rows of the enlarged figures
 * @param at the middle of the plate
 */
public record Fan(BoardSpace spot, FanRows rows, Point2D at) {
    /** The least number of figures that makes a space crowded. */
    static final int CROWD = 3;
    /** The scale of the enlarged figures. A figure alone on its space has the scale 1. */
    static final double SHARE = 1.3;
    private static final double EDGE = 24;

    /** The crowded space at a target. */
    public static Optional<BoardSpace> crowd(BoardPicture board, Optional<BoardTarget> aim) {
        return aim.flatMap(board::spot).filter(spot -> PlacedFigure.on(board, spot).size() >= CROWD);
    }

    /**
     * The plate for a crowded space, at the place where it covers least.
     *
     * @param lit the spaces that can be chosen
     * @param seen the part of the board that can be seen
     */
    public static Fan beside(BoardPicture board, BoardSpace spot, Set<BoardSpace> lit, Rectangle2D seen) {
        return new FanPlace(board, spot, lit, seen).best();
    }

    /** The plate on the board. */
    public Rectangle2D plate() {
        return plate(rows, at);
    }

    static Rectangle2D plate(FanRows rows, Point2D at) {
        double wide = rows.wide() + 2 * EDGE;
        double high = rows.high() + 2 * EDGE;
        return new Rectangle2D.Double(at.getX() - wide / 2, at.getY() - high / 2, wide, high);
    }

    /** The figures of the plate, from back to front. */
    List<PlacedFigure> figures(BoardPicture board) {
        List<PlacedFigure> figures = new ArrayList<>();
        List<Point2D> feet = rows.feet(at);
        for (FigurePicture figure : PlacedFigure.on(board, spot)) {
            Point2D own = feet.get(figures.size());
            figures.add(new PlacedFigure(figure, own.getX(), own.getY(), SHARE, Tags.among(feet, own, SHARE)));
        }
        return figures;
    }

    /** Whether a point lies on the plate, on its space or between the two, so that a pointer on its way there leaves the plate open. */
    public boolean isNear(BoardPicture board, Point2D point) {
        Rectangle2D space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
        Point2D root = FanGround.root(plate(), space);
        Rectangle2D between = new Rectangle2D.Double(root.getX(), root.getY(), 1, 1).createUnion(space);
        return plate().contains(point) || between.contains(point);
    }
}
