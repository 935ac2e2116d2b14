package mystics.terminal.page;

import java.util.List;
import mystics.content.Room;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** A room on a grid of characters. Each cell holds the number of its space. */
final class RoomRaster {
    /** The value of a cell that belongs to no space. */
    static final int BLACK = -1;
    /** The value of a cell beyond the tile. */
    static final int OUTSIDE = -2;
    /** The distance from a space, in tile units, within which cells still belong to that space. */
    private static final double MARGIN = 44;

    private final int columns;
    private final int rows;
    private final int[] owners;

    /**
     * Draws a room on a grid.
     *
     * @param foot lines added below the lowest row of the room
     */
    RoomRaster(Room room, int columns, int lines, int foot) {
        this.columns = columns;
        this.rows = lines + foot;
        this.owners = new int[columns * rows];
        List<Points> shapes = room.drawing().spaces().stream().map(Drawing.SpaceShape::shape).toList();
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                owners[y * columns + x] = owner(shapes, (x + 0.5) * Drawing.SIDE / columns,
                        (Math.min(y, lines - 1) + 0.5) * Drawing.SIDE / lines);
            }
        }
        for (int space = 0; space < shapes.size(); space++) {
            claimCentre(space, room.plan().x(space), (int) Math.min(lines - 1, room.plan().y(space) * lines / Drawing.SIDE));
        }
    }

    /** Gives each space the cell at its centre, even if the space is very small. */
    private void claimCentre(int space, double x, int line) {
        owners[line * columns + Math.min(columns - 1, (int) (x * columns / Drawing.SIDE))] = space;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** The number of the space to which a character belongs, or else {@link #BLACK} or {@link #OUTSIDE}. */
    int owner(int x, int y) {
        return x < 0 || y < 0 || x >= columns || y >= rows ? OUTSIDE : owners[y * columns + x];
    }

    private static int owner(List<Points> shapes, double x, double y) {
        int nearest = BLACK;
        double least = MARGIN;
        for (int space = 0; space < shapes.size(); space++) {
            Points shape = shapes.get(space);
            if (holds(shape, x, y)) {
                return space;
            }
            double away = away(shape, x, y);
            if (away < least) {
                least = away;
                nearest = space;
            }
        }
        return nearest;
    }

    /** Whether a point lies in a polygon: a ray from the point to the east crosses the outline an odd number of times. */
    private static boolean holds(Points shape, double x, double y) {
        boolean inside = false;
        for (int i = 0, j = shape.count() - 1; i < shape.count(); j = i++) {
            boolean crosses = shape.y(i) > y != shape.y(j) > y
                    && x < (shape.x(j) - shape.x(i)) * (y - shape.y(i)) / (shape.y(j) - shape.y(i)) + shape.x(i);
            inside ^= crosses;
        }
        return inside;
    }

    /** The distance of a point from a polygon's outline. */
    private static double away(Points shape, double x, double y) {
        double least = Double.MAX_VALUE;
        for (int i = 0, j = shape.count() - 1; i < shape.count(); j = i++) {
            double dx = shape.x(i) - shape.x(j);
            double dy = shape.y(i) - shape.y(j);
            double along = ((x - shape.x(j)) * dx + (y - shape.y(j)) * dy) / Math.max(1e-9, dx * dx + dy * dy);
            double t = Math.max(0, Math.min(1, along));
            least = Math.min(least, Math.hypot(x - shape.x(j) - t * dx, y - shape.y(j) - t * dy));
        }
        return least;
    }
}
