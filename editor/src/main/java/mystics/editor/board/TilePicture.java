package mystics.editor.board;

import java.awt.geom.Point2D;
import java.util.List;
import mystics.content.Room;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;

/**
 * A tile on the board.
 *
 * @param room the side that faces up
 * @param column the column in the grid, growing to the east
 * @param row the row, growing to the south
 * @param known whether the room has been explored; an unexplored room is a sketch on a map
 * @param gone whether the tile is out of play and leaves a hole
 * @param presences the marks of persons who are in the room without standing on a space
 */
public record TilePicture(Room room, int column, int row, boolean known, boolean gone, List<String> presences) {
    /** The distance from one tile to the next, in tile units: the side of a tile plus a narrow gap. */
    public static final double PITCH = 1012;

    public TilePicture {
        presences = List.copyOf(presences);
    }

    /** A tile that is in play and has no presences. */
    public TilePicture(Room room, int column, int row, boolean known) {
        this(room, column, row, known, false, List.of());
    }

    /** The same tile, explored. */
    TilePicture seen() {
        return new TilePicture(room, column, row, true, gone, presences);
    }

    /** The x coordinate of the north-west corner on the board. */
    public double x() {
        return column * PITCH;
    }

    /** The y coordinate of the north-west corner on the board. */
    public double y() {
        return row * PITCH;
    }

    /** The middle of a space on the board. */
    public Point2D middle(int space) {
        return new Point2D.Double(x() + room.plan().x(space), y() + room.plan().y(space));
    }

    /** The middle of an edge on the board. */
    public Point2D middle(Edge edge) {
        return new Point2D.Double(x() + Drawing.SIDE / 2 * (1 + edge.dx()), y() + Drawing.SIDE / 2 * (1 + edge.dy()));
    }
}
