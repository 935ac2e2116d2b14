package mystics.editor.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.choice.Sentence;
import mystics.editor.art.Letters;
import mystics.editor.art.UnevenPen;

/**
 * Paints the name of a card on a ribbon beside the hero who uses the card.
 *
 * @param letter the height of the window's letters, in tile units
 */
record UsedCard(BoardStyle style, Sentence name, double letter) {
    private static final Color GROUND = new Color(0x140f0a);
    private static final Color LETTERS = new Color(0xffe27a);
    /** Sizes in letter heights: the letters, the space around the words, and the way that the ribbon rises. */
    private static final double LARGE = 1.5;
    private static final double AROUND = 0.7;
    private static final double RISE = 1.2;
    /** The least height of the letters, in tile units. */
    private static final double LEAST = 24;
    /** The distance from the middle of the hero to the ribbon, in tile units. */
    private static final double ABOVE = 96;
    /** The shares of the time in which the ribbon appears and begins to vanish. */
    private static final double SHOWN = 0.15;
    private static final double FADES = 0.8;

    /**
     * Paints the ribbon at a moment.
     *
     * @param at the middle of the hero
     * @param clear the part of the board within which the ribbon lies
     * @param share the finished part of the event, 0 to 1
     */
    void paint(Graphics2D g, Point2D at, Rectangle2D clear, double share) {
        double high = Math.max(LEAST, letter) * LARGE;
        Font font = style.fonts().bold(high);
        String words = name.in(style.wording()).toString();
        double wide = font.getStringBounds(words, g.getFontRenderContext()).getWidth() + 2 * AROUND * high;
        double tall = high * (1 + AROUND);
        double x = within(at.getX() - wide / 2, clear.getX(), clear.getMaxX() - wide);
        double y = top(at.getY(), tall, RISE * high * Math.min(1, share / SHOWN), clear);
        Composite plain = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity(share)));
        Shape ribbon = new RoundRectangle2D.Double(x, y, wide, tall, high / 2, high / 2);
        g.setColor(GROUND);
        g.fill(ribbon);
        g.setColor(LETTERS);
        g.setStroke(UnevenPen.pen(4));
        g.draw(ribbon);
        g.setFont(font);
        Letters.centre(g, words, x + wide / 2, y + tall / 2);
        g.setComposite(plain);
    }

    /** The upper edge of the ribbon: above the hero or, where there is no room, below. */
    private static double top(double middle, double tall, double rise, Rectangle2D clear) {
        double above = middle - ABOVE - tall - rise;
        return above < clear.getY() ? within(middle + ABOVE - rise, clear.getY(), clear.getMaxY() - tall) : above;
    }

    private static double opacity(double share) {
        return Math.max(0, Math.min(1, Math.min(share / SHOWN, (1 - share) / (1 - FADES))));
    }

    private static double within(double wanted, double least, double most) {
        return Math.max(least, Math.min(wanted, most));
    }
}
