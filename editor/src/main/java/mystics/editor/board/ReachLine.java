package mystics.editor.board;

import java.awt.BasicStroke;

/**
 * The line around the spaces in reach: a core with a rim on both sides. The line grows with the letters of the window. All measures are in
 * tile units.
 *
 * @param core the width of the core
 * @param rim the width of the rim on one side
 */
record ReachLine(double core, double rim) {
    private static final double CORE = 4.5;
    private static final double RIM = 2.25;
    /** The least widths of the core and of the rim, in letter heights. */
    private static final double CORE_SHARE = 0.18;
    private static final double RIM_SHARE = 0.085;
    /** The lengths of a dash and of the gap after it, in widths of the core. */
    private static final double DASH = 22 / CORE;
    private static final double GAP = 18 / CORE;
    /** The line of a stark theme, for the usual letters. */
    private static final Dashes STARK = new Dashes(7.5f, 5, 22, 12);

    /** The line for letters of a size. */
    static ReachLine of(LetterGrowth growth) {
        return new ReachLine(Math.max(CORE, CORE_SHARE * growth.letter()), Math.max(RIM, RIM_SHARE * growth.letter()));
    }

    /** The width of the core with its rims. */
    double rimmed() {
        return core + 2 * rim;
    }

    /** A dashed pen of a width. */
    BasicStroke dashed(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1,
                new float[] {(float) (DASH * core), (float) (GAP * core)}, 0);
    }

    /** The line of a stark theme. */
    Dashes stark() {
        float times = (float) (core / CORE);
        return new Dashes(STARK.below() * times, STARK.above() * times, STARK.dash() * times, STARK.gap() * times);
    }
}
