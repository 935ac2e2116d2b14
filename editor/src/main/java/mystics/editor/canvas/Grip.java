package mystics.editor.canvas;

import mystics.editor.trace.Spot;

/**
 * A handle by which an element is dragged.
 *
 * @param point the number of the point; for an edge, the number of the point before it
 */
public record Grip(Element element, Kind kind, int point, Spot at) {
    /** The effects of dragging a grip. */
    public enum Kind {
        /** Moves a point. */
        CORNER,
        /** Adds a point in the middle of an edge. */
        EDGE,
        /** Turns the arrow of a line or a current. */
        TIP
    }
}
