package mystics.editor.print;

import java.awt.Graphics2D;

/**
 * A piece of a page that is not divided.
 *
 * @param gap the free space above it, except at the top of a page
 * @param follow the number of next pieces that must stand on the same page
 * @param anchor the name by which references lead to it; empty for none
 */
record Piece(double height, double gap, int follow, String anchor, Ink ink) {
    /** A piece without an anchor. */
    Piece(double height, double gap, int follow, Ink ink) {
        this(height, gap, follow, "", ink);
    }

    /** Paints a piece from its upper left corner. */
    interface Ink {
        void paint(Graphics2D g, double x, double y);
    }

    /** Whether a new page begins here. */
    boolean isBreak() {
        return height < 0;
    }

    static Piece newPage() {
        return new Piece(-1, 0, 0, (g, x, y) -> {});
    }
}
