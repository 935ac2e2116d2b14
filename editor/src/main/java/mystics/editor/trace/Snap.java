package mystics.editor.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Drawing;
import mystics.geometry.Points;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;

/**
 * Moves a point to the nearest target: a corner, an edge, the line that keeps the gap to a neighbour, a direction of 45 degrees, a mirror
 * axis, or the grid.
 *
 * @param step the width of the grid, in tile units; 0 for no grid
 * @param reach the greatest distance at which a target attracts a point, in tile units
 * @param edges the target lines
 */
public record Snap(double step, double reach, List<Points> edges) {
    /** No snapping, for drawing freely. */
    public static final Snap FREE = new Snap(0, 0, List.of());
    /**
     * The factor by which the distance to the meeting point of two lines is multiplied, so that this point is preferred to a single line.
     */
    private static final double CORNER = 0.3;
    private static final double LINE = 0.8;

    public Snap {
        edges = List.copyOf(edges);
    }

    /** The target lines for a corner of a space: the lines that keep the gap to its neighbours, and mirror axes. */
    public static List<Points> forSpaces(List<Points> neighbours, Symmetry symmetry) {
        Stream<Points> gaps = neighbours.stream().filter(Soundness::isShape)
                .flatMap(shape -> Outlines.largest(Outlines.grown(Outlines.polygon(shape), Knife.GAP)).stream())
                .map(ring -> new Points(Stream.of(ring.getExteriorRing().getCoordinates())
                        .flatMapToDouble(at -> DoubleStream.of(at.x, at.y)).toArray()));
        return Stream.concat(gaps, symmetry.axes().stream()).toList();
    }

    /** The target lines for a wall, a line or a black area: the outlines of spaces, and mirror axes. */
    public static List<Points> forLines(List<Points> shapes, Symmetry symmetry) {
        return Stream.concat(shapes.stream().map(Snap::closed), symmetry.axes().stream()).toList();
    }

    private static Points closed(Points shape) {
        return Shaping.inserted(shape, shape.count(), Spot.of(shape, 0));
    }

    /**
     * The place to which a point snaps.
     *
     * @param from the beginning of the line that ends at the point, if a line is being drawn
     */
    public Snapped at(Spot raw, Optional<Spot> from) {
        List<LineSegment> near = near(raw, from);
        Stream<Candidate> lines = near.stream().map(line -> {
            Coordinate at = line.closestPoint(new Coordinate(raw.x(), raw.y()));
            return new Candidate(new Spot(at.x, at.y), LINE, List.of(line));
        });
        return Stream.of(crossings(near), lines, grid(raw).stream()).flatMap(some -> some)
                .filter(one -> one.lines().isEmpty() || one.at().distance(raw) <= reach)
                .min(Comparator.comparingDouble(one -> one.weight() * one.at().distance(raw)))
                .map(Candidate::snapped).orElseGet(() -> new Snapped(raw.whole(), List.of()));
    }

    private record Candidate(Spot at, double weight, List<LineSegment> lines) {
        Snapped snapped() {
            return new Snapped(at.whole(), lines.stream().map(line -> new Points(line.p0.x, line.p0.y, line.p1.x, line.p1.y)).toList());
        }
    }

    private Optional<Candidate> grid(Spot raw) {
        return step <= 0 ? Optional.empty()
                : Optional.of(new Candidate(new Spot(Math.rint(raw.x() / step) * step, Math.rint(raw.y() / step) * step), 1, List.of()));
    }

    private List<LineSegment> near(Spot raw, Optional<Spot> from) {
        Coordinate at = new Coordinate(raw.x(), raw.y());
        Stream<LineSegment> pieces = edges.stream().flatMap(path -> IntStream.range(1, path.count())
                .mapToObj(end -> new LineSegment(path.x(end - 1), path.y(end - 1), path.x(end), path.y(end))));
        return Stream.concat(pieces, from.stream().flatMap(Snap::rays)).filter(line -> line.distance(at) <= reach).toList();
    }

    /** Lines in eight directions. */
    private static Stream<LineSegment> rays(Spot from) {
        return IntStream.range(0, 4).mapToObj(turn -> {
            double dx = Math.cos(turn * Math.PI / 4) * 2 * Drawing.SIDE;
            double dy = Math.sin(turn * Math.PI / 4) * 2 * Drawing.SIDE;
            return new LineSegment(from.x() - dx, from.y() - dy, from.x() + dx, from.y() + dy);
        });
    }

    private static Stream<Candidate> crossings(List<LineSegment> lines) {
        List<Candidate> found = new ArrayList<>();
        for (int one = 0; one < lines.size(); one++) {
            for (int other = one + 1; other < lines.size(); other++) {
                Coordinate at = lines.get(one).intersection(lines.get(other));
                if (at != null) found.add(new Candidate(new Spot(at.x, at.y), CORNER, List.of(lines.get(one), lines.get(other))));
            }
        }
        return found.stream();
    }
}
