package mystics.editor.chapter;

import mystics.geometry.Edge;

/** A place of the grid on which tiles lie: the column grows to the east, the row to the south. */
public record Cell(int column, int row) {
    /** The place beyond an edge. */
    public Cell beyond(Edge edge) {
        return new Cell(column + edge.dx(), row + edge.dy());
    }

    /** The place some columns and rows away from this one. */
    public Cell moved(int columns, int rows) {
        return new Cell(column + columns, row + rows);
    }
}
