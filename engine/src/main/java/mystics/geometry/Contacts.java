package mystics.geometry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/**
 * Finds the adjacent spaces of a drawing: spaces that a figure's base can bridge (MOVE-2). Short lines, called bridges, lead from points
 * along the outline of one space to the other space. Each bridge is checked for lines and walls that it crosses. Two spaces are adjacent
 * when the bridges that nothing bars leave enough room for the base of a figure.
 */
final class Contacts {
    /** The widest gap that a figure's base can bridge, in tile units: 15 mm on a tile of 254 mm. */
    static final double BRIDGE = 60;
    /**
     * The width of an opening that is enough for a base, in tile units. If two spaces share only a short border, such
     * as at a corner, a third of that border is enough.
     */
    static final double DOOR = 40;

    /**
     * The longest bridge between two moved outlines, in tile units. Only things within this distance of both spaces affect their contact.
     */
    static final double LONGEST = BRIDGE + 2 * Border.INSET;

    private final List<Border> borders;
    private final PreparedGeometry barrier;
    private final List<YellowLine> yellow;
    private final PreparedGeometry red;

    /** @param borders the outlines of the spaces of the drawing, in the order of the drawing */
    Contacts(Drawing drawing, List<Border> borders, Geometry barrier) {
        this.borders = borders;
        this.barrier = PreparedGeometryFactory.prepare(barrier);
        yellow = drawing.lines().stream().filter(line -> line.kind() == Drawing.LineKind.YELLOW).map(YellowLine::new).toList();
        red = PreparedGeometryFactory.prepare(Shapes.all(drawing.lines().stream()
                .filter(line -> line.kind() == Drawing.LineKind.RED).map(line -> Shapes.line(line.path())).toList()));
    }

    /** The contact of one space with another. */
    Contact between(int from, int to) {
        if (!borders.get(from).mayReach(borders.get(to), LONGEST)) {
            return Contact.NONE;
        }
        Map<Contact, Integer> found = new EnumMap<>(Contact.class);
        for (var bridge : bridges(from, to)) {
            found.merge(crossing(Shapes.segment(bridge.p0, bridge.p1)), 1, Integer::sum);
        }
        for (var bridge : bridges(to, from)) {
            found.merge(crossing(Shapes.segment(bridge.p1, bridge.p0)), 1, Integer::sum);
        }
        return widest(found);
    }

    /**
     * Adds up the bridges from the easiest contact on, and returns the contact at which they are wide enough together. Bridges start from
     * both outlines, so each bridge counts for half the distance between neighbouring points.
     */
    private static Contact widest(Map<Contact, Integer> found) {
        int facing = found.values().stream().mapToInt(Integer::intValue).sum();
        double enough = Math.min(2 * DOOR / Border.STRIDE, facing / 3.0);
        int wide = 0;
        for (var contact : List.of(Contact.OPEN, Contact.DOWN, Contact.UP, Contact.RED)) {
            int more = found.getOrDefault(contact, 0);
            wide += more;
            if (more > 0 && wide >= enough) {
                return contact;
            }
        }
        return Contact.NONE;
    }

    /** The bridges from one space to another, except those that cross a third space. */
    private List<LineSegment> bridges(int from, int to) {
        var bridges = new ArrayList<>(borders.get(from).bridgesTo(borders.get(to), LONGEST));
        for (int space = 0; space < borders.size() && !bridges.isEmpty(); space++) {
            if (space != from && space != to) {
                bridges.removeIf(borders.get(space)::under);
            }
        }
        return bridges;
    }

    private Contact crossing(LineString bridge) {
        if (barrier.intersects(bridge)) {
            return Contact.NONE;
        }
        if (red.intersects(bridge)) {
            return Contact.RED;
        }
        var crossed = yellow.stream().filter(line -> line.crossedBy(bridge)).toList();
        if (crossed.isEmpty()) {
            return Contact.OPEN;
        }
        return crossed.stream().anyMatch(line -> line.climbedBy(bridge)) ? Contact.UP : Contact.DOWN;
    }
}
