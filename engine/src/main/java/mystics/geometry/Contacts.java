package mystics.geometry;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.linearref.LengthIndexedLine;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * Which spaces a figure's base can bridge (MOVE-2), measured on the drawing: from points all along the border of each space, short bridges are laid to
 * the other space, and each is looked at for what it crosses. Spaces are adjacent when the bridges that nothing bars leave room for a base.
 */
final class Contacts {
    /** The widest gap a figure's base bridges, in tile units: 15 mm on a tile of 254 mm. */
    static final double BRIDGE = 60;
    /** An opening this wide is enough for a base; spaces that face each other on little, as at a corner, need a third of that. */
    static final double DOOR = 40;

    /** Borders are moved in by this much, so that touching spaces have a gap and a line drawn on the border lies in it. */
    private static final double INSET = 6;
    /** From one bridge to the next. */
    private static final double STRIDE = 4;

    private final List<Geometry> spaces;
    private final List<PreparedGeometry> prepared;
    private final PreparedGeometry barrier;
    private final List<YellowLine> yellow;
    private final PreparedGeometry red;

    Contacts(Drawing drawing, Geometry barrier) {
        spaces = drawing.spaces().stream().map(space -> Shapes.inset(Shapes.polygon(space.shape()), INSET)).toList();
        prepared = spaces.stream().map(PreparedGeometryFactory::prepare).toList();
        this.barrier = PreparedGeometryFactory.prepare(barrier);
        yellow = drawing.lines().stream().filter(line -> line.kind() == Drawing.LineKind.YELLOW).map(YellowLine::new).toList();
        red = PreparedGeometryFactory.prepare(Shapes.all(drawing.lines().stream()
                .filter(line -> line.kind() == Drawing.LineKind.RED).map(line -> Shapes.line(line.path())).toList()));
    }

    /** How a step from one space to another goes. */
    Contact between(int from, int to) {
        if (spaces.get(from).distance(spaces.get(to)) > BRIDGE + 2 * INSET) {
            return Contact.NONE;
        }
        Map<Contact, Integer> found = new EnumMap<>(Contact.class);
        bridges(from, to).forEach(bridge -> found.merge(crossing(bridge), 1, Integer::sum));
        bridges(to, from).forEach(bridge -> found.merge(crossing(bridge.reverse()), 1, Integer::sum));
        return widest(found);
    }

    /** The easiest way that, together with those easier still, is wide enough. */
    private static Contact widest(Map<Contact, Integer> found) {
        int facing = found.values().stream().mapToInt(Integer::intValue).sum();
        double enough = Math.min(2 * DOOR / STRIDE, facing / 3.0);
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

    /** Short lines from all along the border of one space to the nearest point of another, but for those that lead over a third. */
    private List<LineString> bridges(int from, int to) {
        var border = new LengthIndexedLine(spaces.get(from).getBoundary());
        var bridges = new ArrayList<LineString>();
        for (double at = 0; at < border.getEndIndex(); at += STRIDE) {
            var ends = new DistanceOp(Shapes.point(border.extractPoint(at)), spaces.get(to)).nearestPoints();
            if (ends[0].distance(ends[1]) <= BRIDGE + 2 * INSET) {
                var bridge = Shapes.segment(ends[0], ends[1]);
                if (!overAnother(bridge, from, to)) {
                    bridges.add(bridge);
                }
            }
        }
        return bridges;
    }

    private boolean overAnother(LineString bridge, int from, int to) {
        for (int space = 0; space < prepared.size(); space++) {
            if (space != to && space != from && prepared.get(space).intersects(bridge)) {
                return true;
            }
        }
        return false;
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
