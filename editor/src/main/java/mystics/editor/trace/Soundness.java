package mystics.editor.trace;

import java.util.List;
import java.util.Optional;
import mystics.geometry.Points;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * Checks whether shapes and paths are valid in a drawing: a shape must not cross itself, and the points of a path must not all lie in one
 * place.
 */
public final class Soundness {
    private Soundness() {
    }

    /** Whether points make a valid shape: at least three corners, some area, and an outline that does not cross itself. */
    public static boolean isShape(Points points) {
        return points.count() >= 3 && Outlines.polygon(points).isValid() && Outlines.polygon(points).getArea() > 0;
    }

    /** Whether points make a valid path: at least two points, not all in one place. */
    public static boolean isPath(Points points) {
        return points.count() >= 2 && Outlines.path(points).getLength() > 0;
    }

    /** Whether a point lies in a shape or on its outline. */
    public static boolean covers(Points shape, Spot at) {
        return shape.count() >= 3 && Outlines.polygon(shape)
                .covers(Outlines.FACTORY.createPoint(new Coordinate(at.x(), at.y())));
    }

    /** The distance between two shapes, in tile units. */
    public static double distance(Points one, Points other) {
        return Outlines.polygon(one).distance(Outlines.polygon(other));
    }

    /** The two points where two shapes come nearest to each other. */
    public static Points gap(Points one, Points other) {
        Coordinate[] ends = DistanceOp.nearestPoints(Outlines.polygon(one), Outlines.polygon(other));
        return new Points(ends[0].x, ends[0].y, ends[1].x, ends[1].y);
    }

    /** The area that two shapes share, in square tile units. */
    public static double overlap(Points one, Points other) {
        return Outlines.polygon(one).getEnvelopeInternal().intersects(Outlines.polygon(other).getEnvelopeInternal())
                ? Outlines.common(Outlines.polygon(one), Outlines.polygon(other)).getArea() : 0;
    }

    /** A shape without the part that is too close to another shape; empty if too little is left, or if what is left is not one piece. */
    public static Optional<Points> cutBack(Points shape, Points other) {
        List<Polygon> rest = Outlines.parts(Outlines.without(Outlines.polygon(shape), Outlines.grown(Outlines.polygon(other), Knife.GAP)));
        return rest.size() == 1 ? Outlines.whole(rest.get(0)) : Optional.empty();
    }
}
