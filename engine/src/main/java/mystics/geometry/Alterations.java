package mystics.geometry;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * The differences between two drawings, as rectangles. Where something moved, there is one rectangle for its old place and one for its new
 * place. Long walls and lines are compared piece by piece.
 */
final class Alterations {
    private final List<Envelope> barriers;
    private final List<Envelope> others;

    Alterations(Drawing before, Drawing after) {
        barriers = Stream.concat(
                differing(before, after, drawing -> drawing.walls().stream().flatMap(Alterations::pieces)).stream(),
                differing(before, after, drawing -> drawing.black().stream()).stream().map(Alterations::extent)).toList();
        others = Stream.concat(
                differing(before, after, drawing -> drawing.lines().stream()).stream().flatMap(line -> pieces(line.path())),
                differing(before, after, drawing -> drawing.spaces().stream()).stream().map(space -> extent(space.shape()))).toList();
    }

    /** Whether the contact of two unchanged spaces is certain to be the same in both drawings. */
    boolean leaveContact(Border one, Border other) {
        return Stream.concat(barriers.stream(), others.stream())
                .noneMatch(place -> one.distance(place) <= Contacts.LONGEST && other.distance(place) <= Contacts.LONGEST);
    }

    /** Whether the sight between two points is certain to be the same in both drawings. */
    boolean leaveSight(Coordinate one, Coordinate other) {
        return barriers.stream().noneMatch(place -> place.intersects(one, other));
    }

    /** The things that are in one drawing and not in the other. */
    private static <T> Set<T> differing(Drawing before, Drawing after, Function<Drawing, Stream<T>> things) {
        Set<T> gone = things.apply(before).collect(Collectors.toCollection(HashSet::new));
        Set<T> come = things.apply(after).collect(Collectors.toCollection(HashSet::new));
        Set<T> both = new HashSet<>(gone);
        both.retainAll(come);
        gone.addAll(come);
        gone.removeAll(both);
        return gone;
    }

    /** The extents of the straight pieces of a path. */
    private static Stream<Envelope> pieces(Points path) {
        return IntStream.range(1, path.count())
                .mapToObj(end -> new Envelope(path.x(end - 1), path.x(end), path.y(end - 1), path.y(end)));
    }

    private static Envelope extent(Points shape) {
        Envelope extent = new Envelope();
        IntStream.range(0, shape.count()).forEach(corner -> extent.expandToInclude(shape.x(corner), shape.y(corner)));
        return extent;
    }
}
