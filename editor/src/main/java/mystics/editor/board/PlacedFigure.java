package mystics.editor.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import mystics.content.Size;

/**
 * A figure and the position of its feet on the board.
 *
 * @param share the scale: 1, less where three or more figures share a space, or more on the plate of a {@link Fan}
 * @param tags the place of its hearts and its number
 */
record PlacedFigure(FigurePicture figure, double x, double y, double share, Tags tags) {
    /** The scale of three or four figures on a space, and of more. */
    private static final double FEW = 0.84;
    private static final double MANY = 0.74;
    private static final int MOST_OF_FEW = 4;
    /** The width of a figure's head and shoulders, relative to its base. */
    private static final double SHOULDERS = 0.7;

    /** All figures of a board at their places on the board, from back to front. A turn moves nobody. */
    static List<PlacedFigure> all(BoardPicture board) {
        List<PlacedFigure> all = new ArrayList<>();
        board.figures().stream().map(FigurePicture::spot).distinct().forEach(spot -> {
            List<FigurePicture> order = on(board, spot);
            List<Point2D> feet = Standing.feet(board.tiles().get(spot.tile()), spot.space(), order.size());
            double share = order.size() < Fan.CROWD ? 1 : order.size() <= MOST_OF_FEW ? FEW : MANY;
            for (int i = 0; i < order.size(); i++) {
                all.add(new PlacedFigure(order.get(i), feet.get(i).getX(), feet.get(i).getY(), share,
                        Tags.among(feet, feet.get(i), share)));
            }
        });
        all.sort(Comparator.comparingDouble(PlacedFigure::y).thenComparing(placed -> !placed.figure().acting()));
        return all;
    }

    /** The figures on a space, in the order of their places. */
    static List<FigurePicture> on(BoardPicture board, BoardSpace spot) {
        return board.figures().stream().filter(figure -> figure.spot().equals(spot))
                .sorted(Comparator.comparing((FigurePicture figure) -> figure.size() == Size.SMALL).thenComparingInt(FigurePicture::slot))
                .toList();
    }

    /** The same figure without its number. */
    PlacedFigure unnumbered() {
        return new PlacedFigure(figure.unnumbered(), x, y, share, tags);
    }

    /** Whether the figure stands in a crowd, where it is smaller than alone. */
    boolean isCrowded() {
        return share < 1;
    }

    /** Whether the figure is an enlarged one on the plate of a {@link Fan}. */
    boolean isEnlarged() {
        return share > 1;
    }

    /** The same figure with one heart and a number instead of a row of hearts. */
    PlacedFigure counted() {
        return tagged(tags.counted());
    }

    /** The same figure with other places of its hearts and its number. */
    PlacedFigure tagged(Tags others) {
        return new PlacedFigure(figure, x, y, share, others);
    }

    /** The height of the painted figure, in tile units. */
    double height() {
        return FigurePainter.height(figure) * share;
    }

    /** The painted width of the base, in tile units. */
    double base() {
        return FigurePainter.base(figure) * share;
    }

    /** Whether a sign above this figure's head would cover another figure that stands behind it on the same space. */
    boolean hides(PlacedFigure other) {
        return other.figure.spot().equals(figure.spot()) && other.y < y && Math.abs(other.x - x) < base() * SHOULDERS;
    }

    /** The box of the figure with its hearts and its base. */
    Rectangle2D whole() {
        return new Rectangle2D.Double(x - base() * 0.7, y - height() * 1.15, base() * 1.4, height() * 1.45);
    }

    /** The box that the figure roughly covers. */
    Rectangle2D box() {
        return new Rectangle2D.Double(x - base() / 2, y - height() * 0.9, base(), height());
    }
}
