package mystics.editor.canvas;

/**
 * A line of an overlay between the centres of two spaces.
 *
 * @param from the space where it begins
 * @param to the space where it ends
 */
public record Tie(int from, int to, Kind kind) {
    /** The meanings of a line. Each has its own form, not only its own colour. */
    public enum Kind {
        /** Adjacent. */
        NEXT,
        /** Adjacent over a yellow line; the step from the second space to the first costs more. */
        DOWN,
        /** Separated only by a red line. */
        RED,
        /** Adjacent by hand. */
        JOINED,
        /** Not adjacent, by hand. */
        PARTED,
        /** In sight. */
        SEES,
        /** In sight by hand. */
        SHOWN,
        /** Out of sight by hand. */
        HIDDEN,
        /** A current carries from the first to the second. */
        FLOWS
    }

    /** Whether the line joins two spaces, in either order. */
    public boolean joins(int one, int other) {
        return from == one && to == other || from == other && to == one;
    }
}
