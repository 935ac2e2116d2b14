package mystics.editor.board;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;
import mystics.geometry.Edge;

/** The position of exits: in the middle of an edge of their tile. */
final class Threshold {
    private static final double HALF = 84;
    private static final double INSIDE = 30;
    private static final double OUTSIDE = 12;
    private static final double SIGN = 48;
    /** Half the width of a long name on a sign. */
    private static final double NAME = 190;
    /** The length of a long name with large letters, and how far its two lines reach into the tile. */
    private static final double LONG = 416;
    private static final double DEEP = 80;

    private Threshold() {
    }

    /** The exit's part of a tile's edge, as a rectangle on the board. */
    static Rectangle2D of(TilePicture tile, Edge edge) {
        return box(tile, edge, OUTSIDE);
    }

    /** The exit's part of the edge, together with the sign outside the tile. */
    static Rectangle2D withSign(TilePicture tile, Edge edge) {
        return box(tile, edge, SIGN);
    }

    /** The area of an exit on the edge of its tile, with room outside the tile for a long name. */
    static Rectangle2D named(TilePicture tile, Edge edge) {
        Rectangle2D east = new Rectangle2D.Double(-INSIDE, -NAME, INSIDE + SIGN + INSIDE, 2 * NAME);
        return outwards(tile, edge).createTransformedShape(east).getBounds2D();
    }

    /** The two places for a name, on either side of the exit, as large as a long name with large letters. */
    static List<Rectangle2D> names(TilePicture tile, Edge edge) {
        return Stream.of(-HALF - LONG, HALF).map(from -> new Rectangle2D.Double(-DEEP, from, DEEP + SIGN, LONG))
                .map(east -> outwards(tile, edge).createTransformedShape(east).getBounds2D()).toList();
    }

    private static Rectangle2D box(TilePicture tile, Edge edge, double outside) {
        Rectangle2D east = new Rectangle2D.Double(-INSIDE, -HALF, INSIDE + outside, 2 * HALF);
        return outwards(tile, edge).createTransformedShape(east).getBounds2D();
    }

    /**
     * The transformation that moves an exit to its place on the board. An exit that has not been moved points right, and the middle of its
     * edge lies at the origin.
     */
    static AffineTransform outwards(TilePicture tile, Edge edge) {
        AffineTransform place = AffineTransform.getTranslateInstance(tile.middle(edge).getX(), tile.middle(edge).getY());
        place.rotate(Math.atan2(edge.dy(), edge.dx()));
        return place;
    }
}
