package mystics.geometry;

import org.locationtech.jts.geom.Coordinate;

/**
 * The measurements of a single space.
 *
 * @param shape the outline as drawn
 * @param border the outline moved inwards
 * @param centre a point well inside
 */
record Outlined(Points shape, Border border, Coordinate centre) {
    static Outlined of(Points shape) {
        return new Outlined(shape, new Border(shape), Shapes.centre(Shapes.polygon(shape)));
    }
}
