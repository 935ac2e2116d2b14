package mystics.geometry;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.linearref.LengthIndexedLine;

/**
 * The outline of a space, moved inwards a little. This move leaves a gap between spaces that touch. A line drawn between two spaces lies in
 * the gap.
 */
final class Border {
    /** The distance by which the outline is moved inwards, in tile units. */
    static final double INSET = 6;
    /** The distance between neighbouring points from which bridges start, in tile units. */
    static final double STRIDE = 4;

    private final Envelope extent;
    private final PreparedGeometry inside;
    private final List<LineSegment> edges = new ArrayList<>();
    private final List<Coordinate> footholds = new ArrayList<>();

    Border(Points shape) {
        Polygon inner = Shapes.inset(Shapes.polygon(shape), INSET);
        extent = inner.getEnvelopeInternal();
        inside = PreparedGeometryFactory.prepare(inner);
        var corners = inner.getExteriorRing().getCoordinates();
        for (int corner = 1; corner < corners.length; corner++) {
            edges.add(new LineSegment(corners[corner - 1], corners[corner]));
        }
        var ring = new LengthIndexedLine(inner.getExteriorRing());
        for (double at = 0; at < ring.getEndIndex(); at += STRIDE) {
            footholds.add(ring.extractPoint(at));
        }
    }

    /** Whether it is possible that the other outline lies within a distance. The answer no is certain; the answer yes is not. */
    boolean mayReach(Border other, double distance) {
        return extent.distance(other.extent) <= distance;
    }

    /**
     * The distance from the extent of this outline to a rectangle. Everything inside the rectangle is at least that distance away from the
     * outline.
     */
    double distance(Envelope part) {
        return extent.distance(part);
    }

    /** The shortest lines from points all along this outline to another outline, up to a maximum length. */
    List<LineSegment> bridgesTo(Border other, double longest) {
        var bridges = new ArrayList<LineSegment>();
        for (var foothold : footholds) {
            if (other.extent.distance(new Envelope(foothold)) <= longest) {
                var bridge = new LineSegment(foothold, other.nearest(foothold));
                if (bridge.getLength() <= longest) {
                    bridges.add(bridge);
                }
            }
        }
        return bridges;
    }

    private Coordinate nearest(Coordinate to) {
        Coordinate best = edges.get(0).p0;
        for (var edge : edges) {
            var candidate = edge.closestPoint(to);
            best = candidate.distance(to) < best.distance(to) ? candidate : best;
        }
        return best;
    }

    /** Whether a line crosses this space. */
    boolean under(LineSegment bridge) {
        return extent.intersects(bridge.p0, bridge.p1) && inside.intersects(Shapes.segment(bridge.p0, bridge.p1));
    }
}
