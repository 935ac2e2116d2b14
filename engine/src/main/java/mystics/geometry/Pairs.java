package mystics.geometry;

import org.locationtech.jts.geom.Coordinate;

/** The measurements of a drawing's spaces in pairs. In each pair, the space with the smaller number comes first. */
interface Pairs {
    /** The centre of a space. */
    Coordinate centre(int space);

    /** The contact of one space with another. */
    Contact contact(int one, int other);

    /** Whether the line between the centres is free of walls and black areas. */
    boolean clear(int one, int other);
}
