package mystics.editor.trace;

import java.util.List;
import java.util.Optional;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Cuts a shape in two along a straight line, and joins shapes into one. */
public final class Knife {
    /** The gap between two spaces, in tile units. */
    public static final double GAP = 12;

    private Knife() {
    }

    /**
     * The pieces of a shape after a cut along the line through two points, the larger piece first, with a gap between the pieces. If the
     * line misses the shape, or if a piece would be too small to stand on, the result is the whole shape.
     */
    public static List<Points> cut(Points shape, Spot from, Spot to) {
        double length = from.distance(to);
        if (length == 0) return List.of(shape);
        double reach = 2 * Drawing.SIDE / length;
        Points line = new Points(from.x() - (to.x() - from.x()) * reach, from.y() - (to.y() - from.y()) * reach,
                to.x() + (to.x() - from.x()) * reach, to.y() + (to.y() - from.y()) * reach);
        var blade = Outlines.grown(Outlines.path(line), GAP / 2);
        var parts = Outlines.parts(Outlines.without(Outlines.polygon(shape), blade));
        List<Points> pieces = parts.stream().sorted((one, other) -> Double.compare(other.getArea(), one.getArea()))
                .map(Outlines::whole).flatMap(Optional::stream).toList();
        return pieces.size() < 2 || pieces.size() < parts.size() ? List.of(shape) : pieces;
    }

    /** One shape that covers several shapes and the gaps between them; empty if the shapes are too far apart or would enclose something. */
    public static Optional<Points> weld(List<Points> shapes) {
        double width = GAP / 2 + 1;
        var all = shapes.stream().map(shape -> Outlines.grown(Outlines.polygon(shape), width)).reduce(Outlines::joined);
        return all.map(grown -> Outlines.grown(grown, -width)).map(Outlines::parts).filter(parts -> parts.size() == 1)
                .map(parts -> parts.get(0)).filter(part -> part.getNumInteriorRing() == 0).flatMap(Outlines::whole);
    }
}
