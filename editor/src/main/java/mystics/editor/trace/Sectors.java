package mystics.editor.trace;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Drawing;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.AffineTransformation;

/** Sectors around the rock in the middle of a floor. If there are a dozen sectors or more, they form several rings. */
final class Sectors {
    private static final int RING = 12;

    private Sectors() {
    }

    static Stream<Geometry> round(Floor floor, int count) {
        int rings = Math.max(1, (count + RING / 2) / RING);
        int around = Math.max(3, Math.round((float) count / rings));
        Spot heart = floor.heart();
        return IntStream.range(0, rings).boxed().flatMap(ring -> {
            Geometry band = band(floor, heart, ring, rings);
            return IntStream.range(0, around).mapToObj(sector -> Outlines.common(band, slice(heart, sector, around)));
        });
    }

    /** The part of the floor between two outlines of the same shape as the floor. The innermost outline has the size of the rock. */
    private static Geometry band(Floor floor, Spot heart, int ring, int rings) {
        Geometry all = Outlines.polygon(floor.outline());
        double rock = Math.sqrt(Math.max(0, 1 - floor.open().getArea() / all.getArea()));
        Geometry outer = scaled(all, heart, rock + (1 - rock) * (ring + 1) / rings);
        return ring == 0 ? outer : Outlines.without(outer, scaled(all, heart, rock + (1 - rock) * ring / rings));
    }

    private static Geometry scaled(Geometry shape, Spot heart, double by) {
        return AffineTransformation.scaleInstance(by, by, heart.x(), heart.y()).transform(shape);
    }

    private static Geometry slice(Spot heart, int sector, int around) {
        double half = Math.PI / around;
        double middle = -Math.PI / 2 + 2 * half * (sector + 0.5);
        double reach = 2 * Drawing.SIDE / Math.cos(half);
        Coordinate tip = new Coordinate(heart.x(), heart.y());
        Coordinate from = at(heart, middle - half, reach);
        return Outlines.FACTORY.createPolygon(new Coordinate[] {tip, from, at(heart, middle + half, reach), tip});
    }

    private static Coordinate at(Spot heart, double angle, double reach) {
        return new Coordinate(heart.x() + Math.cos(angle) * reach, heart.y() + Math.sin(angle) * reach);
    }
}
