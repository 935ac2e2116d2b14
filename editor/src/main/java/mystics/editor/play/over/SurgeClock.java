package mystics.editor.play.over;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import mystics.editor.art.Letters;
import mystics.editor.art.Symbol;
import mystics.editor.sight.Interlude.Hourglass;
import mystics.editor.type.Type;
import mystics.phase.wheel.Cheese;

/**
 * The causes of a surge as drawings: the full minion wheel, and the page from which the hourglass moves to the next one. The last page is
 * red.
 *
 * @param hourglass the new place of the hourglass; empty if it did not move
 * @param letter the height of the letters
 */
record SurgeClock(Optional<Hourglass> hourglass, double letter) {
    private static final Color CHEESE = new Color(0xe8b83a);
    private static final Color LINE = new Color(0xb9a88a);
    private static final Color PASSED = new Color(0x4a4038);
    private static final Color END = new Color(0xff6b55);
    private static final Color LETTERS = new Color(0xf4e8d0);
    /** Sizes in letter heights. */
    private static final double WHEEL = 2.6;
    private static final double LEAF = 2;
    private static final double ARROW = 3;
    private static final double APART = 0.2;

    /** Drawings of a size, or smaller if they would be wider than a number of pixels. */
    static SurgeClock within(Optional<Hourglass> hourglass, double letter, double wide) {
        double letters = hourglass.map(glass -> WHEEL + ARROW + glass.end() * (LEAF + APART)).orElse(WHEEL);
        return new SurgeClock(hourglass, Math.min(letter, wide / letters));
    }

    /**
     * Paints the drawings in a row from the upper left corner.
     *
     * @return the y coordinate below the row
     */
    double paint(Graphics2D ink, double x, double y) {
        wheel(ink, x, y);
        hourglass.ifPresent(glass -> {
            double left = x + (WHEEL + 1) * letter;
            arrow(ink, left, y + WHEEL / 2 * letter);
            for (int page = 1; page <= glass.end(); page++) {
                leaf(ink, glass, page, left + (ARROW - 1 + (page - 1) * (LEAF + APART)) * letter, y + (WHEEL - LEAF) / 2 * letter);
            }
        });
        return y + WHEEL * letter;
    }

    private void wheel(Graphics2D ink, double x, double y) {
        double slice = 360.0 / Cheese.FULL_WHEEL;
        ink.setStroke(new BasicStroke(2));
        for (int piece = 0; piece < Cheese.FULL_WHEEL; piece++) {
            Arc2D cheese = new Arc2D.Double(x, y, WHEEL * letter, WHEEL * letter, 90 - piece * slice, -slice, Arc2D.PIE);
            ink.setColor(CHEESE);
            ink.fill(cheese);
            ink.setColor(PASSED);
            ink.draw(cheese);
        }
    }

    private void arrow(Graphics2D ink, double x, double y) {
        ink.setColor(LINE);
        ink.draw(new Line2D.Double(x, y, x + 0.8 * letter, y));
        Path2D head = new Path2D.Double();
        head.moveTo(x + 0.7 * letter, y - 0.4 * letter);
        head.lineTo(x + 1.3 * letter, y);
        head.lineTo(x + 0.7 * letter, y + 0.4 * letter);
        head.closePath();
        ink.fill(head);
    }

    private void leaf(Graphics2D ink, Hourglass glass, int page, double x, double y) {
        RoundRectangle2D leaf = new RoundRectangle2D.Double(x, y, LEAF * letter, LEAF * letter, 8, 8);
        ink.setColor(page < glass.page() ? PASSED : Color.BLACK);
        ink.fill(leaf);
        ink.setColor(page == glass.end() ? END : LINE);
        ink.draw(leaf);
        if (page == glass.page()) {
            Symbol.HOURGLASS.paintGrounded(ink, leaf.getCenterX(), leaf.getCenterY(), LEAF * 0.8 * letter);
        } else {
            ink.setColor(LETTERS);
            ink.setFont(Type.plain().deriveFont((float) letter));
            Letters.centre(ink, String.valueOf(page), leaf.getCenterX(), leaf.getCenterY());
        }
    }
}
