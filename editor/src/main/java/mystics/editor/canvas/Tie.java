package mystics.editor.canvas;

/**
 * A line of an overlay between the centres of two spaces.
 *
 * @param from the space where the line begins
 * @param to the space where the line ends
 */
public record Tie(int from, int to, Kind kind) {
    /** What a line says about the two spaces that it joins. Each kind of line has its own form, not just its own colour. */
    public enum Kind {
        /** Adjacent. */
        NEXT,
        /** Two spaces that are adjacent over a yellow line; the step from the second space to the first costs more. */
        DOWN,
        /** Two spaces that only a red line separates. */
        RED,
        /** Two spaces that are adjacent because the author said so. */
        JOINED,
        /** Two spaces that the author declared not adjacent. */
        PARTED,
        /** In sight. */
        SEES,
        /** Two spaces that see each other because the author said so. */
        SHOWN,
        /** Two spaces that do not see each other because the author said so. */
        HIDDEN,
        /** A current that leads from the first space to the second. */
        FLOWS
    }

    /** Whether the line joins two spaces, in either order. */
    public boolean joins(int one, int other) {
        return from == one && to == other || from == other && to == one;
    }
}
