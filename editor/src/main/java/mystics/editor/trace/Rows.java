package mystics.editor.trace;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Points;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/** Rectangles in rows over the extent of a floor. */
final class Rows {
    private Rows() {
    }

    static Stream<Geometry> straight(Points floor, int count) {
        Envelope all = Outlines.polygon(floor).getEnvelopeInternal();
        int rows = rows(all, count);
        int columns = (int) Math.max(1, Math.round((double) count / rows));
        return IntStream.range(0, rows).boxed().flatMap(row -> IntStream.range(0, columns)
                .mapToObj(column -> box(all, (double) column / columns, (column + 1.0) / columns, row, rows)));
    }

    /** Rectangles in rows; every second row begins with half a brick. */
    static Stream<Geometry> staggered(Points floor, int count) {
        Envelope all = Outlines.polygon(floor).getEnvelopeInternal();
        int rows = rows(all, count);
        double columns = Math.max(1, Math.round((double) count / rows));
        return IntStream.range(0, rows).boxed().flatMap(row -> IntStream.rangeClosed(0, (int) columns).mapToObj(column -> {
            double shift = row % 2 == 0 ? 0 : 0.5;
            double from = Math.max(0, (column - shift) / columns);
            double to = Math.min(1, (column + 1 - shift) / columns);
            return box(all, from, Math.max(from, to), row, rows);
        })).filter(box -> box.getArea() > 0);
    }

    private static int rows(Envelope all, int count) {
        return (int) Math.max(1, Math.min(count, Math.round(Math.sqrt(count * all.getHeight() / Math.max(1, all.getWidth())))));
    }

    private static Geometry box(Envelope all, double from, double to, int row, int rows) {
        return Outlines.FACTORY.toGeometry(new Envelope(all.getMinX() + from * all.getWidth(), all.getMinX() + to * all.getWidth(),
                all.getMinY() + all.getHeight() * row / rows, all.getMinY() + all.getHeight() * (row + 1) / rows));
    }
}
