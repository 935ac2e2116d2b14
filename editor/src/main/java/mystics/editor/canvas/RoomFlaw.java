package mystics.editor.canvas;

import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.trace.Spot;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/**
 * A flaw in a drawing that its author should mend.
 *
 * @param words the problem
 * @param where the line or point at which the problem is shown
 * @param mends the possible remedies
 */
public record RoomFlaw(Sentence words, Points where, List<Mend> mends) {
    public RoomFlaw {
        mends = List.copyOf(mends);
    }

    /** The middle of the place where the problem is shown. */
    public Spot middle() {
        return Spot.of(where, 0).toward(Spot.of(where, where.count() - 1), 0.5);
    }

    /**
     * A way to mend a flaw.
     *
     * @param label the words on the button that mends the flaw
     * @param after the mended drawing
     */
    public record Mend(Sentence label, Drawing after) {
    }
}
