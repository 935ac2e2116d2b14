package mystics.editor.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Points;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Converts points to shapes that can be cut and joined, and such shapes back to points. */
final class Outlines {
    static final GeometryFactory FACTORY = new GeometryFactory();
    /** The least area of a space, in square tile units. A smaller space could hold no figure. */
    static final double LEAST = 900;
    private static final BufferParameters MITRED = new BufferParameters(1, BufferParameters.CAP_FLAT, BufferParameters.JOIN_MITRE, 3);

    private Outlines() {
    }

    static Polygon polygon(Points points) {
        Coordinate[] ring = IntStream.rangeClosed(0, points.count()).map(point -> point % points.count())
                .mapToObj(point -> new Coordinate(points.x(point), points.y(point))).toArray(Coordinate[]::new);
        return FACTORY.createPolygon(ring);
    }

    static Geometry path(Points points) {
        return FACTORY.createLineString(IntStream.range(0, points.count())
                .mapToObj(point -> new Coordinate(points.x(point), points.y(point))).toArray(Coordinate[]::new));
    }

    /** A shape made larger by a width, with sharp corners; smaller if the width is negative. */
    static Geometry grown(Geometry shape, double width) {
        return BufferOp.bufferOp(shape, width, MITRED);
    }

    /** The polygons in a geometry. */
    static List<Polygon> parts(Geometry geometry) {
        List<Polygon> parts = new ArrayList<>();
        for (int i = 0; i < geometry.getNumGeometries(); i++) {
            if (geometry.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) parts.add(polygon);
        }
        return parts;
    }

    /** The part of a geometry that lies inside another geometry. */
    static Geometry common(Geometry one, Geometry other) {
        return OverlayNGRobust.overlay(one, other, OverlayNG.INTERSECTION);
    }

    /** The part of a geometry that lies outside another geometry. */
    static Geometry without(Geometry one, Geometry other) {
        return OverlayNGRobust.overlay(one, other, OverlayNG.DIFFERENCE);
    }

    /** The union of two geometries. */
    static Geometry joined(Geometry one, Geometry other) {
        return OverlayNGRobust.overlay(one, other, OverlayNG.UNION);
    }

    /** A polygon after cuts across its holes. The cuts are needed because a space has only one outline. */
    static Stream<Polygon> cutOpen(Polygon polygon) {
        if (polygon.getNumInteriorRing() == 0) return Stream.of(polygon);
        Envelope all = polygon.getEnvelopeInternal();
        Coordinate hole = polygon.getInteriorRingN(0).getEnvelopeInternal().centre();
        Geometry side = FACTORY.toGeometry(all.getWidth() > all.getHeight()
                ? new Envelope(all.getMinX(), hole.x, all.getMinY(), all.getMaxY())
                : new Envelope(all.getMinX(), all.getMaxX(), all.getMinY(), hole.y));
        return Stream.of(common(polygon, side), without(polygon, side)).flatMap(part -> parts(part).stream()).flatMap(Outlines::cutOpen);
    }

    static Optional<Polygon> largest(Geometry geometry) {
        return parts(geometry).stream().max(Comparator.comparingDouble(Polygon::getArea));
    }

    /** The outline in whole units, without unnecessary points; empty if it is not a valid shape or is too small for a space. */
    static Optional<Points> whole(Polygon polygon) {
        List<Spot> ring = Arrays.stream(polygon.getExteriorRing().getCoordinates()).map(at -> new Spot(at.x, at.y).whole()).distinct()
                .toList();
        List<Spot> bends = IntStream.range(0, ring.size()).filter(i -> bends(ring, i)).mapToObj(ring::get).toList();
        return Optional.of(bends).filter(spots -> spots.size() >= 3).map(Shaping::of).filter(Soundness::isShape)
                .filter(points -> polygon(points).getArea() >= LEAST);
    }

    /** Whether an outline turns at a point. */
    private static boolean bends(List<Spot> ring, int at) {
        Spot before = ring.get((at + ring.size() - 1) % ring.size());
        Spot here = ring.get(at);
        Spot after = ring.get((at + 1) % ring.size());
        double cross = (here.x() - before.x()) * (after.y() - here.y()) - (here.y() - before.y()) * (after.x() - here.x());
        return Math.abs(cross) > 0.5 * before.distance(after);
    }
}
