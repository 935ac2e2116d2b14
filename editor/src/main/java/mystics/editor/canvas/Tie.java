package mystics.editor.canvas;

/**
 * A line of an overlay between the centres of two spaces.
 *
 * @param from where it begins; {@code to} where it leads
 */
public record Tie(int from, int to, Kind kind) {
    /** What a line says. Each looks different, not by its colour alone. */
    public enum Kind {
        /** Adjacent. */
        NEXT,
        /** Adjacent, and dearer from the second to the first: over a yellow line. */
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

    /** Whether it joins two spaces, in either order. */
    public boolean joins(int one, int other) {
        return from == one && to == other || from == other && to == one;
    }
}
