package mystics.editor.canvas;

import mystics.editor.trace.Spot;

/**
 * A place by which an element is dragged.
 *
 * @param point the number of the point; for an edge, of the point before it
 */
public record Grip(Element element, Kind kind, int point, Spot at) {
    /** What a grip does. */
    public enum Kind {
        /** Moves a point. */
        CORNER,
        /** Breaks an edge: a new point between two. */
        EDGE,
        /** Turns the arrow of a line or a current. */
        TIP
    }
}
