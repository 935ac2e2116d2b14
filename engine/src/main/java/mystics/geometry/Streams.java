package mystics.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/**
 * The place to which each current drawn on a space leads (WATER-4): straight from the centre into the first neighbour on the way, or off
 * the tile.
 */
final class Streams {
    private final List<Polygon> spaces;
    private final Geometry barrier;
    private final Survey survey;

    Streams(Drawing drawing, Geometry barrier, Survey survey) {
        spaces = drawing.spaces().stream().map(space -> Shapes.polygon(space.shape())).toList();
        this.barrier = barrier;
        this.survey = survey;
    }

    int next(int space, Arrow flow) {
        double length = 2 * Drawing.SIDE / Math.hypot(flow.dx(), flow.dy());
        var centre = new Coordinate(survey.xs[space], survey.ys[space]);
        var course = Shapes.segment(centre, new Coordinate(centre.x + flow.dx() * length, centre.y + flow.dy() * length));
        return IntStream.range(0, spaces.size())
                .filter(other -> (survey.neighbours[space] >>> other & 1) != 0)
                .filter(other -> spaces.get(other).intersects(course))
                .boxed()
                .min(Comparator.comparingDouble(other -> alongUntil(course, centre, spaces.get(other))))
                .orElse(ends(course));
    }

    private static double alongUntil(LineString course, Coordinate centre, Polygon space) {
        return course.intersection(space).distance(Shapes.point(centre));
    }

    private int ends(LineString course) {
        return barrier.intersects(course) ? Plan.NONE : Plan.OFF;
    }
}
