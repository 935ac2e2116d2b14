package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Finds the corner of an occupied space in which a round sign or token hides least. Heads and hearts count more than bodies, and other
 * signs count as much as heads.
 */
final class Nook {
    /** How far a sign lies beyond its corner, in tile units: hardly, and by half. */
    private static final double[] BEYOND = {4, 19};
    /** A hidden part of a head weighs as much as so many equal parts of a body. */
    private static final double HEAD = 5;
    /** The places of the top, the chin, the hearts and the base, in heights of the figure above its feet. */
    private static final double TOP = 1;
    private static final double CHIN = 0.42;
    private static final double HEARTS = 0.05;
    private static final double BASE = 0.2;
    private final List<PlacedFigure> figures;
    private final Rectangle2D space;

    /** @param all all figures of the board */
    Nook(BoardPicture board, List<PlacedFigure> all, BoardSpace spot) {
        space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
        figures = all;
    }

    /**
     * The circle of a sign.
     *
     * @param radius the radius of the circle
     * @param taken the circles of other signs on the space
     */
    Ellipse2D circle(double radius, List<Ellipse2D> taken) {
        return DoubleStream.of(BEYOND).boxed().flatMap(beyond -> corners(radius, beyond))
                .min(Comparator.comparingDouble(circle -> hidden(circle.getBounds2D(), taken))).orElseThrow();
    }

    private Stream<Ellipse2D> corners(double radius, double beyond) {
        double side = 2 * radius;
        double left = space.getX() - beyond;
        double right = space.getMaxX() + beyond - side;
        double high = space.getY() - beyond;
        double low = space.getMaxY() + beyond - side;
        return Stream.of(new Ellipse2D.Double(left, high, side, side), new Ellipse2D.Double(right, high, side, side),
                new Ellipse2D.Double(left, low, side, side), new Ellipse2D.Double(right, low, side, side));
    }

    private double hidden(Rectangle2D sign, List<Ellipse2D> taken) {
        double heads = figures.stream().mapToDouble(figure -> overlap(sign, part(figure, CHIN, TOP))).sum();
        double hearts = figures.stream().filter(figure -> figure.figure().life() > 1)
                .mapToDouble(figure -> overlap(sign, part(figure, -BASE, HEARTS))).sum();
        double bodies = figures.stream().mapToDouble(figure -> overlap(sign, part(figure, -BASE, CHIN))).sum();
        double signs = taken.stream().mapToDouble(other -> overlap(sign, other.getBounds2D())).sum();
        return HEAD * (heads + hearts + signs) + bodies;
    }

    /** The part of a figure between two heights. */
    private static Rectangle2D part(PlacedFigure figure, double from, double to) {
        double high = figure.height();
        return new Rectangle2D.Double(figure.x() - figure.base() / 2, figure.y() - to * high, figure.base(), (to - from) * high);
    }

    private static double overlap(Rectangle2D one, Rectangle2D other) {
        Rectangle2D both = one.createIntersection(other);
        return both.getWidth() <= 0 || both.getHeight() <= 0 ? 0 : both.getWidth() * both.getHeight();
    }
}
