package mystics.editor.canvas;

import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** A drag of a tool, from the button down to the button up. It goes from the drawing it began with, so that every step of it is new. */
public interface Gesture {
    /** What the drag makes of the drawing when the pointer is at a place. */
    Stroke to(Spot at, Snap snap);

    /** What it did, for the list of what was done. */
    Sentence deed();

    /**
     * What a drag has made so far.
     *
     * @param after  the drawing
     * @param guides lines that show what the hand is drawn to, or what will be cut
     */
    record Stroke(Drawing after, List<Points> guides) {
        public Stroke {
            guides = List.copyOf(guides);
        }
    }
}
