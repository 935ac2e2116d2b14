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
    /** The number of figures in a space from which their marks touch each other at the size of the space, whatever the size of letters. */
    private static final int THRONG = 5;
    /** The scale of the figures with large letters, and otherwise. A figure alone on its space has the scale 1. */
    static final double LARGE = 1.3;
    private static final double ALONE = 1;
    private static final double EDGE = 24;
    /** The least and the greatest height of the button, its height in letter heights, and its width in its own heights. */
    private static final double LOW = 25;
    private static final double MOST = 58;
    private static final double HIGH = 1.25;
    private static final double WIDE = 3.9;
    /** The least distance of the plate from the sign of a way, so that nobody takes the sign for the caption of the plate. */
    private static final double AIR = 20;

    /** The crowded space at a target. */
    public static Optional<BoardSpace> crowd(BoardPicture board, Optional<BoardTarget> aim) {
        return aim.flatMap(board::spot).filter(spot -> PlacedFigure.on(board, spot).size() >= CROWD);
    }

    /**
     * Whether a crowded space that a choice concerns is enlarged without a pointer there: with large letters, because the hearts and
     * numbers of a crowd are smaller than such letters, and where many figures stand.
     *
     * @param letter the height of the window's letters, in tile units
     */
    public static boolean isNeeded(BoardPicture board, BoardSpace spot, double letter) {
        return new LetterGrowth(letter).isLarge() || PlacedFigure.on(board, spot).size() >= THRONG;
    }

    /**
     * The plate for a crowded space, at the place where it covers least.
     *
     * @param lit the spaces that can be chosen
     * @param seen the part of the board that can be seen
     * @param letter the height of the window's letters, in tile units
     */
    public static Fan beside(BoardPicture board, BoardSpace spot, Set<BoardSpace> lit, Rectangle2D seen, double letter) {
        return new FanPlace(board, spot, lit, seen, new LetterGrowth(letter).isLarge() ? LARGE : ALONE).best();
    }

    /**
     * The place of the button that puts the plate away: above the first figures, up to the middle of the plate.
     *
     * @param letter the height of the window's letters, in tile units
     */
    public Rectangle2D button(double letter) {
        double high = Math.min(MOST, Math.max(LOW, HIGH * letter));
        double wide = Math.min(high * WIDE, (plate().getWidth() - EDGE) / 2);
        return new Rectangle2D.Double(plate().getX() + EDGE / 2, plate().getY() + EDGE / 3, wide, high);
    }

    /** The plate on the board. */
    public Rectangle2D plate() {
        return plate(rows, at);
    }

    /** The plate with the air around it, in which no sign stands. */
    Rectangle2D aired() {
        Rectangle2D plate = plate();
        return new Rectangle2D.Double(plate.getX() - AIR, plate.getY() - AIR, plate.getWidth() + 2 * AIR, plate.getHeight() + 2 * AIR);
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
            figures.add(new PlacedFigure(figure, own.getX(), own.getY(), rows.share(), Tags.among(feet, own, rows.share())));
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
