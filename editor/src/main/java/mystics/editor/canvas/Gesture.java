package mystics.editor.canvas;

import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.trace.Snap;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** A drag of a tool, from pressing the button to releasing it. Each step starts from the drawing at the beginning of the drag. */
public interface Gesture {
    /** The result of the drag when the pointer is at a place. */
    Stroke to(Spot at, Snap snap);

    /** The words for the history. */
    Sentence deed();

    /**
     * The result of a drag up to now.
     *
     * @param after the drawing
     * @param guides lines that show where the pointer snaps, or where a cut will be
     */
    record Stroke(Drawing after, List<Points> guides) {
        public Stroke {
            guides = List.copyOf(guides);
        }
    }
}
