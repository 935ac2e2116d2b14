package mystics.editor.print;

import java.awt.Graphics2D;

/**
 * A piece of a page. A piece is never divided between two pages.
 *
 * @param gap the free space above the piece, except at the top of a page
 * @param follow the number of following pieces that must stand on the same page
 * @param anchor the name by which references lead to the piece; empty for none
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
