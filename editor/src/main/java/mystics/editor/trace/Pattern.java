package mystics.editor.trace;

import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.geometry.Points;
import org.locationtech.jts.geom.Geometry;

/** The ways of laying many spaces on a floor at once. The same floor and number always give the same spaces. */
public enum Pattern {
    GRID("Grid") {
        @Override
        Stream<Geometry> pieces(Floor floor, int count) {
            return Rows.straight(floor.outline(), count);
        }
    },
    BRICK("Brick") {
        @Override
        Stream<Geometry> pieces(Floor floor, int count) {
            return Rows.staggered(floor.outline(), count);
        }
    },
    RING("Ring") {
        @Override
        Stream<Geometry> pieces(Floor floor, int count) {
            return Sectors.round(floor, count);
        }
    },
    CELLS("Cells") {
        @Override
        Stream<Geometry> pieces(Floor floor, int count) {
            return Flagstones.of(floor.open(), count);
        }
    };

    /** The fewest and the most spaces that a pattern lays. */
    public static final int FEWEST = 2;
    public static final int MOST = 60;
    private final String title;

    Pattern(String title) {
        this.title = title;
    }

    /** The name of the pattern on a button. */
    public Sentence title() {
        return Sentence.of(title);
    }

    /** Pieces of the plane that together cover the floor. Rock is cut out of these pieces later. */
    abstract Stream<Geometry> pieces(Floor floor, int count);

    /**
     * The spaces on a floor, with the gap between them; no spaces if the floor is too small.
     *
     * @param count the wanted number, which is approximate: a grid needs a number that fills its rows, and a space around a rock becomes
     *     two spaces
     */
    public List<Points> on(Floor floor, int count) {
        Geometry open = floor.open();
        return open.getArea() < Outlines.LEAST * FEWEST ? List.of()
                : Coverage.of(pieces(floor, count).map(piece -> Outlines.common(piece, open)).toList()).spaces();
    }
}
