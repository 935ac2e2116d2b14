package mystics.geometry;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/** Measures a pair of spaces anew for each request. */
final class FreshPairs implements Pairs {
    private final List<Outlined> spaces;
    private final Contacts contacts;
    private final PreparedGeometry blocking;

    FreshPairs(Drawing drawing) {
        this(drawing, drawing.spaces().stream().map(space -> Outlined.of(space.shape())).toList());
    }

    /** @param spaces the spaces of the drawing, in the order of the drawing */
    FreshPairs(Drawing drawing, List<Outlined> spaces) {
        this.spaces = spaces;
        Geometry barrier = Shapes.barrier(drawing);
        contacts = new Contacts(drawing, spaces.stream().map(Outlined::border).toList(), barrier);
        blocking = PreparedGeometryFactory.prepare(barrier);
    }

    @Override
    public Coordinate centre(int space) {
        return spaces.get(space).centre();
    }

    @Override
    public Contact contact(int one, int other) {
        return contacts.between(one, other);
    }

    @Override
    public boolean clear(int one, int other) {
        return !blocking.intersects(Shapes.segment(centre(one), centre(other)));
    }
}
