package mystics.editor.chapter;

import mystics.geometry.Edge;

/** A place on the grid on which tiles lie. Columns are counted eastwards, and rows southwards. */
public record Cell(int column, int row) {
    /** The neighbouring place beyond an edge. */
    public Cell beyond(Edge edge) {
        return new Cell(column + edge.dx(), row + edge.dy());
    }

    /** The place that lies some columns and rows away from this one. */
    public Cell moved(int columns, int rows) {
        return new Cell(column + columns, row + rows);
    }
}
