package mystics.editor.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Drawing;

/**
 * The figures of a crowded space while somebody points at the space, or while a choice with large letters concerns it. They are spread out
 * side by side, at full size, over their surroundings.
 */
public final class Fan {
    /** The least number of figures that makes a space crowded. */
    static final int CROWD = 3;
    private static final int MOST = 4;
    /** The number of figures in a row of a narrow fan. */
    private static final int NARROW = 2;
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
     * The positions of the figures of a space, given their number: around the middle of the space, or farther to a side or in shorter rows
     * if the fan would otherwise cover figures of other spaces, always within the tile. The fan touches its space, so that a pointer can go
     * from one to the other.
     */
    static List<Point2D> feet(BoardPicture board, BoardSpace spot, int count) {
        List<Rectangle2D> others = board.figures().stream().map(FigurePicture::spot).filter(other -> !other.equals(spot)).distinct()
                .map(other -> around(board.middle(other))).toList();
        return IntStream.of(columns(count), NARROW).boxed().flatMap(columns -> laid(board, spot, new Rows(columns, count)))
                .min(Comparator.comparingDouble((Laid fan) -> covered(others, fan.ground()))).map(Laid::feet).orElseThrow();
    }

    private static int columns(int count) {
        int rows = (count + MOST - 1) / MOST;
        return (count + rows - 1) / rows;
    }

    /** The number of figures in a row, and of all figures. */
    private record Rows(int columns, int count) {
        double wide() {
            return columns * APART;
        }

        double high() {
            return rows() * ROW;
        }

        private int rows() {
            return (count + columns - 1) / columns;
        }
    }

    /** Rows of figures around a point. */
    private record Laid(Rows rows, Point2D at) {
        /** The part of the board that the fan covers. */
        Rectangle2D ground() {
            return new Rectangle2D.Double(at.getX() - rows.wide() / 2 - EDGE, at.getY() - rows.high() / 2 - LOW, rows.wide() + 2 * EDGE,
                    rows.high() + 2 * LOW);
        }

        List<Point2D> feet() {
            List<Point2D> feet = new ArrayList<>();
            for (int i = 0; i < rows.count(); i++) {
                int row = i / rows.columns();
                int inRow = Math.min(rows.columns(), rows.count() - row * rows.columns());
                feet.add(new Point2D.Double(at.getX() + (i % rows.columns() - (inRow - 1) / 2.0) * APART,
                        at.getY() + 40 + (row - (rows.rows() - 1) / 2.0) * ROW));
            }
            return feet;
        }
    }

    /** The fans that are tried, the nearest first. */
    private static Stream<Laid> laid(BoardPicture board, BoardSpace spot, Rows rows) {
        TilePicture tile = board.tiles().get(spot.tile());
        Point2D middle = board.middle(spot);
        double aside = rows.wide() / 2 + EDGE;
        double above = rows.high() / 2 + LOW;
        return SIDES.stream()
                .<Point2D>map(side -> new Point2D.Double(within(middle.getX() + side.getX() * rows.wide(), tile.x(), aside),
                        within(middle.getY() + side.getY() * rows.high(), tile.y(), above)))
                .sorted(Comparator.comparingDouble(middle::distance)).map(at -> new Laid(rows, at));
    }

    /** The coordinate nearest to a given one that is at least some distance from both edges of a tile. */
    private static double within(double at, double tile, double edge) {
        return Math.max(tile + edge, Math.min(at, tile + Drawing.SIDE - edge));
    }

    /** The part of the board that figures on a space and the signs about them cover, given the middle of the space. */
    private static Rectangle2D around(Point2D at) {
        return new Rectangle2D.Double(at.getX() - APART / 2, at.getY() - ROW / 2 - LOW, APART, ROW + LOW);
    }

    private static double covered(List<Rectangle2D> others, Rectangle2D fan) {
        return others.stream().map(fan::createIntersection).filter(part -> !part.isEmpty())
                .mapToDouble(part -> part.getWidth() * part.getHeight()).sum();
    }

    /** The space whose figures are spread out. */
    static Optional<BoardSpace> spot(BoardPicture board) {
        return board.figures().stream().filter(board::isFanned).map(FigurePicture::spot).findFirst();
    }
}
