package mystics.editor.print;

import java.awt.Graphics2D;

/**
 * A piece of a page that is not torn apart.
 *
 * @param gap what stays free above it, but not at the top of a page
 * @param follow how many of the next pieces must stand on the same page
 * @param anchor what turns of the page lead to; empty for nothing
 */
record Piece(double height, double gap, int follow, String anchor, Ink ink) {
    /** A piece that nothing leads to. */
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
