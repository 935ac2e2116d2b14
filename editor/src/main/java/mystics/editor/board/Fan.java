package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/**
 * The figures of a crowded space while somebody points at the space, or while a choice with large letters concerns it. They are spread out
 * side by side, at full size, over their surroundings.
 */
public final class Fan {
    /** The least number of figures that makes a space crowded. */
    static final int CROWD = 3;
    private static final int MOST = 4;
    private static final double APART = 118;
    private static final double ROW = 150;
    private static final double EDGE = 18;
    /** The height of the fan above and below its rows. */
    private static final double LOW = 25;
    /** The distances of a fan from the middle of its space that are tried, in sizes of the fan. */
    private static final List<Point2D> SIDES = Stream.of(0.0, -0.4, 0.4, -0.75, 0.75)
            .flatMap(down -> Stream.of(0.0, -0.25, 0.25, -0.5, 0.5).<Point2D>map(across -> new Point2D.Double(across, down))).toList();

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

    /**
     * The positions of the figures of a space, given their number: around the middle of the space, or farther to a side if the fan would
     * otherwise cover figures of other spaces, always within the tile. The fan touches its space, so that a pointer can go from one to the
     * other.
     */
    static List<Point2D> feet(BoardPicture board, BoardSpace spot, int count) {
        List<Rectangle2D> others = board.figures().stream().map(FigurePicture::spot).filter(other -> !other.equals(spot)).distinct()
                .map(other -> around(board.middle(other))).toList();
        TilePicture tile = board.tiles().get(spot.tile());
        Point2D middle = board.middle(spot);
        double wide = columns(count) * APART;
        double high = rows(count) * ROW;
        return SIDES.stream()
                .map(side -> new Point2D.Double(within(middle.getX() + side.getX() * wide, tile.x(), wide / 2 + EDGE),
                        within(middle.getY() + side.getY() * high, tile.y(), high / 2 + LOW)))
                .min(Comparator.comparingDouble((Point2D at) -> covered(others, ground(at, wide, high)))
                        .thenComparingDouble(middle::distance))
                .map(at -> feet(at, count)).orElseThrow();
    }

    private static int rows(int count) {
        return (count + MOST - 1) / MOST;
    }

    private static int columns(int count) {
        return (count + rows(count) - 1) / rows(count);
    }

    /** The coordinate nearest to a given one that is at least some distance from both edges of a tile. */
    private static double within(double at, double tile, double edge) {
        return Math.max(tile + edge, Math.min(at, tile + Drawing.SIDE - edge));
    }

    /** The part of the board that a fan covers, given its middle and the size of its rows. */
    private static Rectangle2D ground(Point2D at, double wide, double high) {
        return new Rectangle2D.Double(at.getX() - wide / 2 - EDGE, at.getY() - high / 2 - LOW, wide + 2 * EDGE, high + 2 * LOW);
    }

    /** The part of the board that figures on a space and the signs about them cover, given the middle of the space. */
    private static Rectangle2D around(Point2D at) {
        return new Rectangle2D.Double(at.getX() - APART / 2, at.getY() - ROW / 2 - LOW, APART, ROW + LOW);
    }

    private static double covered(List<Rectangle2D> others, Rectangle2D fan) {
        return others.stream().map(fan::createIntersection).filter(part -> !part.isEmpty())
                .mapToDouble(part -> part.getWidth() * part.getHeight()).sum();
    }

    private static List<Point2D> feet(Point2D middle, int count) {
        int rows = rows(count);
        int columns = columns(count);
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
