package mystics.editor.play.around;

/**
 * The letters around the board. In a window with few letters a line, they are a little smaller than the letters of the question, so that
 * the board stays large.
 */
public final class Chrome {
    /** The width of a window, in letter heights, below which the letters around the board become smaller. */
    private static final float ROOMY = 53;
    private static final float SMALLEST = 0.8f;

    private Chrome() {
    }

    /**
     * The share of the chosen letter size.
     *
     * @param letters the width of the window in letter heights
     */
    public static float share(float letters) {
        return Math.max(SMALLEST, Math.min(1, letters / ROOMY));
    }
}
