package mystics.editor.board;

/**
 * How writing on the board grows with the letters of the window, so that it can be read at a small scale of the board.
 *
 * @param letter the height of the window's letters, in tile units; 0 if nothing is to grow
 */
record LetterGrowth(double letter) {
    /** No growth. */
    static final LetterGrowth NONE = new LetterGrowth(0);
    /** The share of the window's letters that writing on the board should reach. */
    private static final double SHARE = 0.75;
    /** The height of large letters. */
    private static final double LARGE = 40;

    /** Whether the letters are large: hearts are then numbers, and a crowd is enlarged. */
    boolean isLarge() {
        return letter >= LARGE;
    }

    /**
     * The factor by which writing grows.
     *
     * @param usual the usual height of its letters, in tile units
     * @param most the greatest factor for which the board has room
     */
    double times(double usual, double most) {
        return Math.max(1, Math.min(most, SHARE * letter / usual));
    }
}
