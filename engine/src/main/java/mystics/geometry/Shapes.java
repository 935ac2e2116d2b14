package mystics.geometry;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;

/** Turns drawn points into shapes that can be measured. */
final class Shapes {
    private static final GeometryFactory FACTORY = new GeometryFactory();
    /**
     * The least distance of a good centre from the border, divided by the side of a square with the same area as the shape. For the centre
     * of a square, the result is 0.5.
     */
    private static final double WELL_INSIDE = 0.2;

    private Shapes() {}

    static Polygon polygon(Points points) {
        var ring = new Coordinate[points.count() + 1];
        for (int point = 0; point < points.count(); point++) {
            ring[point] = at(points, point);
        }
        ring[points.count()] = at(points, 0);
        return FACTORY.createPolygon(ring);
    }

    static LineString line(Points points) {
        return FACTORY.createLineString(IntStream.range(0, points.count())
                .mapToObj(point -> at(points, point)).toArray(Coordinate[]::new));
    }

    static LineString segment(Coordinate from, Coordinate to) {
        return FACTORY.createLineString(new Coordinate[] {from, to});
    }

    static Point point(Coordinate at) {
        return FACTORY.createPoint(at);
    }

    static Geometry all(List<? extends Geometry> shapes) {
        return FACTORY.buildGeometry(shapes);
    }

    /** Everything in a drawing that blocks movement and sight. */
    static Geometry barrier(Drawing drawing) {
        return all(Stream.concat(drawing.walls().stream().map(Shapes::line), drawing.black().stream().map(Shapes::polygon)).toList());
    }

    /** A shape with its border moved inwards; the shape itself if nothing, or more than one piece, would remain. */
    static Polygon inset(Polygon shape, double by) {
        var parameters = new BufferParameters(1, BufferParameters.CAP_FLAT, BufferParameters.JOIN_MITRE, 3);
        var inner = BufferOp.bufferOp(shape, -by, parameters);
        return inner instanceof Polygon polygon && !polygon.isEmpty() ? polygon : shape;
    }

    /** The centre of gravity if it lies well inside; otherwise, as in a bent space, the point farthest from the border. */
    static Coordinate centre(Polygon shape) {
        var gravity = shape.getCentroid();
        double inside = shape.contains(gravity) ? shape.getExteriorRing().distance(gravity) : 0;
        return inside >= WELL_INSIDE * Math.sqrt(shape.getArea())
                ? gravity.getCoordinate()
                : new MaximumInscribedCircle(shape, 1).getCenter().getCoordinate();
    }

    private static Coordinate at(Points points, int point) {
        return new Coordinate(points.x(point), points.y(point));
    }
}
