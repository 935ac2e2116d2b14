package mystics.editor.trace;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Changes shapes and paths, point by point. Every result has whole coordinates on the tile. */
public final class Shaping {
    private Shaping() {
    }

    /** A coordinate as a whole number on the tile. */
    static double whole(double at) {
        return Math.max(0, Math.min(Drawing.SIDE, Math.rint(at)));
    }

    /** A shape or path through points. */
    public static Points of(List<Spot> spots) {
        return new Points(spots.stream().flatMapToDouble(spot -> DoubleStream.of(whole(spot.x()), whole(spot.y()))).toArray());
    }

    /** The points of a shape or path. */
    public static List<Spot> spots(Points shape) {
        return IntStream.range(0, shape.count()).mapToObj(point -> Spot.of(shape, point)).toList();
    }

    /** The shape or path with every point moved. */
    public static Points each(Points shape, UnaryOperator<Spot> change) {
        return of(spots(shape).stream().map(change).toList());
    }

    /** The same shape moved. If a part of the shape reaches the border of the tile, the whole shape stops there. */
    public static Points moved(Points shape, double dx, double dy) {
        double right = most(dx, IntStream.range(0, shape.count()).mapToDouble(shape::x).toArray());
        double down = most(dy, IntStream.range(0, shape.count()).mapToDouble(shape::y).toArray());
        return each(shape, spot -> spot.plus(right, down));
    }

    private static double most(double wanted, double[] at) {
        double least = -DoubleStream.of(at).min().orElse(0);
        double most = Drawing.SIDE - DoubleStream.of(at).max().orElse(0);
        return Math.max(least, Math.min(most, Math.rint(wanted)));
    }

    /** The shape or path with one point moved. */
    public static Points with(Points shape, int point, Spot at) {
        return of(IntStream.range(0, shape.count()).mapToObj(i -> i == point ? at : Spot.of(shape, i)).toList());
    }

    /** The shape or path with one more point. The new point stands before the point with the given number. */
    public static Points inserted(Points shape, int before, Spot at) {
        return of(IntStream.rangeClosed(0, shape.count())
                .mapToObj(i -> i == before ? at : Spot.of(shape, i < before ? i : i - 1)).toList());
    }

    /** The shape or path without one point. */
    public static Points without(Points shape, int point) {
        return of(IntStream.range(0, shape.count()).filter(i -> i != point).mapToObj(i -> Spot.of(shape, i)).toList());
    }

    /** The rectangle between two opposite corners, from its north-west corner clockwise. */
    public static Points box(Spot one, Spot other) {
        double west = Math.min(one.x(), other.x());
        double east = Math.max(one.x(), other.x());
        double north = Math.min(one.y(), other.y());
        double south = Math.max(one.y(), other.y());
        return of(List.of(new Spot(west, north), new Spot(east, north), new Spot(east, south), new Spot(west, south)));
    }

    /** The middle of the extent of shapes. */
    public static Spot middle(List<Points> shapes) {
        double[] xs = shapes.stream().flatMap(shape -> spots(shape).stream()).mapToDouble(Spot::x).toArray();
        double[] ys = shapes.stream().flatMap(shape -> spots(shape).stream()).mapToDouble(Spot::y).toArray();
        return new Spot((DoubleStream.of(xs).min().orElse(0) + DoubleStream.of(xs).max().orElse(0)) / 2,
                (DoubleStream.of(ys).min().orElse(0) + DoubleStream.of(ys).max().orElse(0)) / 2);
    }
}
