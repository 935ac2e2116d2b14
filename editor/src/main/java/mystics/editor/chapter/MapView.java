package mystics.editor.chapter;

import java.awt.geom.Rectangle2D;

/**
 * The position of the map's cells on the screen.
 *
 * @param side the width and height of a tile in pixels
 * @param left the left edge of cell (0, 0)
 * @param top the upper edge of cell (0, 0)
 */
record MapView(double side, double left, double top) {
    private static final double MARGIN = 0.2;
    private static final double LARGEST = 420;

    /** The view of a map in a component of the given size, with room for a tile at each edge. */
    static MapView of(TileMap map, double width, double height) {
        Rectangle2D all = new Rectangle2D.Double(0, 0, 1, 1);
        for (LaidTile tile : map.tiles()) all.add(new Rectangle2D.Double(tile.cell().column(), tile.cell().row(), 1, 1));
        double side = Math.min(LARGEST, Math.min(width / (all.getWidth() + 2 * MARGIN), height / (all.getHeight() + 2 * MARGIN)));
        return new MapView(side, (width - side * all.getWidth()) / 2, (height - side * all.getHeight()) / 2);
    }

    /** The square of a cell, a little smaller than the grid's own squares. */
    Rectangle2D square(Cell cell) {
        double gap = side * 0.02;
        return new Rectangle2D.Double(left + cell.column() * side + gap, top + cell.row() * side + gap, side - 2 * gap, side - 2 * gap);
    }

    /** The column at a place in pixels, as a fractional number; the middle of cell (0, 0) is at 0. */
    double column(double x) {
        return (x - left) / side - 0.5;
    }

    /** The row at a place in pixels, as a fractional number; the middle of cell (0, 0) is at 0. */
    double row(double y) {
        return (y - top) / side - 0.5;
    }
}
