package mystics.editor.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.triangulate.VoronoiDiagramBuilder;

/**
 * Cells of about equal size, like flagstones. Each cell contains the points that are nearest to one seed. Six times, every seed is moved to
 * the middle of its cell.
 */
final class Flagstones {
    private static final int ROUNDS = 6;
    private static final long SEED = 18;

    private Flagstones() {
    }

    static Stream<Geometry> of(Geometry open, int count) {
        List<Coordinate> seeds = scattered(open, count);
        for (int round = 0; round < ROUNDS; round++) {
            seeds = nearest(open, seeds).map(Flagstones::middle).toList();
        }
        return nearest(open, seeds);
    }

    /** Pseudo-random points on the floor, which are always the same. */
    private static List<Coordinate> scattered(Geometry open, int count) {
        Random chance = new Random(SEED + count);
        IndexedPointInAreaLocator inside = new IndexedPointInAreaLocator(open);
        Envelope all = open.getEnvelopeInternal();
        List<Coordinate> seeds = new ArrayList<>();
        while (seeds.size() < count) {
            Coordinate at = new Coordinate(all.getMinX() + chance.nextDouble() * all.getWidth(),
                    all.getMinY() + chance.nextDouble() * all.getHeight());
            if (inside.locate(at) == Location.INTERIOR) seeds.add(at);
        }
        return seeds;
    }

    /** For each seed, the part of the floor that is nearer to this seed than to any other. */
    private static Stream<Geometry> nearest(Geometry open, List<Coordinate> seeds) {
        VoronoiDiagramBuilder builder = new VoronoiDiagramBuilder();
        builder.setSites(seeds);
        builder.setClipEnvelope(open.getEnvelopeInternal());
        Geometry all = builder.getDiagram(Outlines.FACTORY);
        return IntStream.range(0, all.getNumGeometries()).mapToObj(cell -> Outlines.common(all.getGeometryN(cell), open))
                .filter(cell -> !cell.isEmpty());
    }

    /** The centre of gravity of a cell's largest part; a point inside the part if the centre lies outside it. */
    private static Coordinate middle(Geometry cell) {
        Geometry part = Outlines.largest(cell).map(Geometry.class::cast).orElse(cell);
        return part.contains(part.getCentroid()) ? part.getCentroid().getCoordinate() : part.getInteriorPoint().getCoordinate();
    }
}
