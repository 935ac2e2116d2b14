package mystics.editor.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import mystics.geometry.Points;
import org.locationtech.jts.coverage.CoverageSimplifier;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/**
 * Parts that cover a floor without gaps; no part has a hole. A part that was cut off is joined to the neighbour with which it has the
 * longest border.
 */
record Coverage(List<Geometry> parts) {
    /** The greatest distance of a simplified border from the exact border, in tile units. */
    private static final double SIMPLER = 10;
    /** Parts that are smaller than this share of the usual size are joined to a neighbour. */
    private static final double SCRAP = 0.3;

    static Coverage of(List<Geometry> pieces) {
        List<Polygon> whole = pieces.stream().flatMap(piece -> Outlines.parts(piece).stream()).toList();
        double usual = whole.stream().mapToDouble(Polygon::getArea).sorted().skip(whole.size() / 2).findFirst().orElse(0);
        List<Polygon> large = new ArrayList<>();
        List<Polygon> scraps = new ArrayList<>();
        whole.forEach(part -> (part.getArea() < SCRAP * usual ? scraps : large).add(part));
        List<Geometry> parts = new ArrayList<>(large);
        scraps.stream().sorted(Comparator.comparingDouble(Polygon::getArea).reversed()).forEach(scrap -> join(parts, scrap));
        return new Coverage(List.copyOf(parts.stream().flatMap(part -> Outlines.parts(part).stream()).flatMap(Outlines::cutOpen).toList()));
    }

    /** Joins a scrap to a neighbour. A scrap without a neighbour is left out, because nobody could walk there. */
    private static void join(List<Geometry> parts, Polygon scrap) {
        parts.stream().max(Comparator.comparingDouble(part -> border(part, scrap))).filter(part -> border(part, scrap) > 1)
                .ifPresent(part -> parts.set(parts.indexOf(part), Outlines.joined(part, scrap)));
    }

    private static double border(Geometry one, Geometry other) {
        return one.getEnvelopeInternal().distance(other.getEnvelopeInternal()) > 1 ? 0
                : Outlines.common(Outlines.grown(other, 0.5), one.getBoundary()).getLength();
    }

    /**
     * The parts as spaces. A space has fewer corners than its part, has whole coordinates, and is smaller on every side by half the gap.
     */
    List<Points> spaces() {
        Geometry[] simple = CoverageSimplifier.simplify(parts.toArray(Geometry[]::new), SIMPLER);
        return List.of(simple).stream().map(part -> Outlines.grown(part, -Knife.GAP / 2)).map(Outlines::largest)
                .flatMap(Optional::stream).map(Outlines::whole).flatMap(Optional::stream).toList();
    }
}
