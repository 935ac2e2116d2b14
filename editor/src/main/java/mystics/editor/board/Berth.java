package mystics.editor.board;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.art.UnevenPen;

/**
 * Finds the place for a plate on a space: low in the middle, so that the plates of a row lie at the same height, or else as near to this
 * place as other things allow. Only where nothing is free, a plate may hang over the edge of its space by a part of its size.
 */
final class Berth {
    /** The number of rows and of columns of places that are tried. */
    private static final int STEPS = 20;
    /** The distance of a plate from the lower edge of its space. */
    private static final double LOW = 4;
    /** The least distance of a plate within its space from the edge. */
    private static final double EDGE = 1;
    /** The parts of a plate that may hang over the upper edge and the sides, and over the lower edge. */
    private static final double OVER = 0.3;
    private static final double BELOW = 0.65;
    /** The weight of what hangs over an edge, compared with the way from the usual place. */
    private static final double OUTSIDE = 3;
    private final Rectangle2D space;

    Berth(TilePicture tile, int space) {
        Rectangle2D box = new UnevenPen(0).outline(tile.room().drawing().spaces().get(space).shape(), 0).getBounds2D();
        this.space = new Rectangle2D.Double(tile.x() + box.getX(), tile.y() + box.getY(), box.getWidth(), box.getHeight());
    }

    /** The best place within the space of a plate that touches nothing, if there is one. */
    Stream<Rectangle2D> within(double wide, double high, List<Rectangle2D> taken) {
        List<Rectangle2D> near = near(wide, high, taken);
        Rectangle2D usual = usual(wide, high);
        double across = space.getWidth() - 2 * EDGE - wide;
        double down = space.getHeight() - 2 * EDGE - high;
        Stream<Rectangle2D> inside = across < 0 || down < 0 ? Stream.of()
                : places(space.getX() + EDGE, space.getY() + EDGE, across, down, usual);
        return Stream.concat(Stream.of(usual), inside).filter(place -> space.contains(place) && isFree(place, near))
                .min(Comparator.comparingDouble(place -> cost(place, usual))).stream();
    }

    /** The best place of a plate over the edge of the space that touches nothing, if there is one. */
    Stream<Rectangle2D> over(double wide, double high, List<Rectangle2D> taken) {
        List<Rectangle2D> near = near(wide, high, taken);
        Rectangle2D usual = usual(wide, high);
        return places(wide, high).filter(place -> isFree(place, near)).min(Comparator.comparingDouble(place -> cost(place, usual)))
                .stream();
    }

    /** The place at which a plate covers least. */
    Rectangle2D clearest(double wide, double high, List<Rectangle2D> taken) {
        Rectangle2D usual = usual(wide, high);
        List<Rectangle2D> near = near(wide, high, taken);
        return places(wide, high).min(Comparator.comparingDouble((Rectangle2D place) -> covered(place, near))
                .thenComparingDouble(place -> cost(place, usual))).orElse(usual);
    }

    private Rectangle2D usual(double wide, double high) {
        return new Rectangle2D.Double(space.getCenterX() - wide / 2, space.getMaxY() - LOW - high, wide, high);
    }

    /** The things that a plate on or beside the space could touch. */
    private List<Rectangle2D> near(double wide, double high, List<Rectangle2D> taken) {
        Rectangle2D around = new Rectangle2D.Double(space.getX() - wide, space.getY() - high, space.getWidth() + 2 * wide,
                space.getHeight() + 2 * high);
        return taken.stream().filter(around::intersects).toList();
    }

    private Stream<Rectangle2D> places(double wide, double high) {
        double left = space.getX() - OVER * wide;
        double top = space.getY() - OVER * high;
        double across = Math.max(0, space.getWidth() + (2 * OVER - 1) * wide);
        double down = Math.max(0, space.getHeight() + (OVER + BELOW - 1) * high);
        return places(left, top, across, down, usual(wide, high));
    }

    /** The places of a plate whose upper left corner lies in an area. */
    private static Stream<Rectangle2D> places(double left, double top, double across, double down, Rectangle2D plate) {
        return IntStream.rangeClosed(0, STEPS).boxed().flatMap(row -> IntStream.rangeClosed(0, STEPS)
                .mapToObj(column -> new Rectangle2D.Double(left + across * column / STEPS, top + down * row / STEPS, plate.getWidth(),
                        plate.getHeight())));
    }

    private double cost(Rectangle2D place, Rectangle2D usual) {
        return Math.hypot(place.getX() - usual.getX(), place.getY() - usual.getY()) + OUTSIDE * beyond(place);
    }

    /** How far a plate hangs over the edges of the space. */
    private double beyond(Rectangle2D place) {
        return Math.max(0, space.getX() - place.getX()) + Math.max(0, place.getMaxX() - space.getMaxX())
                + Math.max(0, space.getY() - place.getY()) + Math.max(0, place.getMaxY() - space.getMaxY());
    }

    private static boolean isFree(Rectangle2D place, List<Rectangle2D> near) {
        return near.stream().noneMatch(place::intersects);
    }

    private static double covered(Rectangle2D place, List<Rectangle2D> near) {
        return near.stream().map(place::createIntersection).filter(both -> both.getWidth() > 0 && both.getHeight() > 0)
                .mapToDouble(both -> both.getWidth() * both.getHeight()).sum();
    }
}
