package mystics.editor.trace;

import java.util.List;
import java.util.stream.Stream;
import mystics.geometry.Points;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.util.GeometryFixer;

/**
 * The part of a side on which a pattern lays spaces.
 *
 * @param outline the floor as drawn
 * @param black the black areas, on which nothing is laid
 */
public record Floor(Points outline, List<Points> black) {
    /** The floor of a whole tile, within its outer walls. */
    public static final Points TILE = new Points(30, 30, 970, 30, 970, 970, 30, 970);

    public Floor {
        black = List.copyOf(black);
    }

    /** The floor that black areas and spaces leave free, with room for the gap around the spaces. */
    public static Floor beside(Points outline, List<Points> black, List<Points> spaces) {
        return new Floor(outline, Stream.concat(black.stream(), spaces.stream()
                .flatMap(space -> Outlines.largest(Outlines.grown(Outlines.polygon(space), Knife.GAP / 2)).stream())
                .flatMap(grown -> Outlines.whole(grown).stream())).toList());
    }

    /** The floor without the black areas. */
    Geometry open() {
        Geometry rest = Outlines.polygon(outline);
        for (Points rock : black) {
            rest = Outlines.without(rest, GeometryFixer.fix(Outlines.polygon(rock)));
        }
        return rest;
    }

    /** The middle of the black areas on the floor; without black areas, the middle of the floor. */
    Spot heart() {
        Geometry floor = Outlines.polygon(outline);
        Geometry rocks = Outlines.without(floor, open());
        var middle = (rocks.isEmpty() ? floor : rocks).getCentroid();
        return new Spot(middle.getX(), middle.getY());
    }
}
