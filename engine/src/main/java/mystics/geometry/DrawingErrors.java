package mystics.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Polygon;

/** The errors in a {@link Drawing} that make a {@link Plan} impossible, one sentence each, addressed to the author. */
public final class DrawingErrors {
    /** The area, in square tile units, by which drawn spaces may overlap, because hand drawing is inexact. */
    private static final double OVERLAP = 400;

    private final Drawing drawing;
    private final Set<String> known;
    private final List<String> found = new ArrayList<>();

    private DrawingErrors(Drawing drawing) {
        this.drawing = drawing;
        known = drawing.spaces().stream().map(Drawing.SpaceShape::id).collect(Collectors.toSet());
    }

    /** All errors, in the order of the drawing; empty when there are none. */
    public static List<String> of(Drawing drawing) {
        var flaws = new DrawingErrors(drawing);
        flaws.number();
        flaws.spaces();
        flaws.lines();
        flaws.references();
        if (flaws.found.isEmpty()) {
            flaws.overlaps();
        }
        return List.copyOf(flaws.found);
    }

    private void number() {
        int count = drawing.spaces().size();
        if (count == 0) {
            found.add("a side needs at least one space");
        }
        if (count > Plan.MOST) {
            found.add("a side holds at most " + Plan.MOST + " spaces, but this one has " + count);
        }
    }

    private void spaces() {
        var seen = new HashSet<String>();
        for (var space : drawing.spaces()) {
            if (!seen.add(space.id())) {
                found.add("two spaces are called " + space.id());
            }
            if (space.special() < 0) {
                found.add("space " + space.id() + " cannot hold " + space.special() + " figures");
            }
            area("space " + space.id(), space.shape());
            if (Arrays.stream(space.shape().xy()).anyMatch(at -> at < 0 || at > Drawing.SIDE)) {
                found.add("space " + space.id() + " leaves the tile");
            }
        }
        drawing.black().forEach(black -> area("a black area", black));
    }

    private void area(String what, Points shape) {
        if (shape.count() < 3) {
            found.add(what + " has fewer than three corners");
        } else if (!Shapes.polygon(shape).isValid()) {
            found.add(what + " crosses its own outline");
        }
    }

    private void lines() {
        drawing.walls().forEach(wall -> path("a wall", wall));
        for (var line : drawing.lines()) {
            path("a line", line.path());
            if (line.kind() == Drawing.LineKind.YELLOW && line.arrow().isNone()) {
                found.add("a yellow line has no arrow (MOVE-3)");
            }
        }
    }

    private void path(String what, Points path) {
        if (path.count() < 2) {
            found.add(what + " has fewer than two points");
        }
    }

    private void references() {
        drawing.exits().forEach(exit -> exit.spaces().forEach(space -> known("the exit " + exit.edge(), space)));
        drawing.marks().forEach(mark -> known("the mark " + mark.kind(), mark.space()));
        Stream.of(drawing.together(), drawing.apart(), drawing.seen(), drawing.blind()).flatMap(List::stream).forEach(pair -> {
            known("a pair", pair.one());
            known("a pair", pair.other());
            if (pair.one().equals(pair.other())) {
                found.add("a pair names " + pair.one() + " twice");
            }
        });
    }

    private void known(String what, String space) {
        if (!known.contains(space)) {
            found.add(what + " names the space " + space + ", which is not drawn");
        }
    }

    private void overlaps() {
        var shapes = drawing.spaces().stream().map(space -> Shapes.polygon(space.shape())).toList();
        for (int one = 0; one < shapes.size(); one++) {
            for (int other = one + 1; other < shapes.size(); other++) {
                if (overlap(shapes.get(one), shapes.get(other)) > OVERLAP) {
                    found.add("the spaces " + drawing.spaces().get(one).id() + " and " + drawing.spaces().get(other).id() + " overlap");
                }
            }
        }
    }

    private static double overlap(Polygon one, Polygon other) {
        return one.getEnvelopeInternal().intersects(other.getEnvelopeInternal()) ? one.intersection(other).getArea() : 0;
    }
}
