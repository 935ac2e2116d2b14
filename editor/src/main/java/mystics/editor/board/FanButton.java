package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Letters;
import mystics.editor.art.UnevenPen;

/** The button on the plate of an open {@link Fan} that puts the plate away. It names its key. */
final class FanButton {
    private static final double LETTERS = 0.62;
    private static final double PAD = 6;
    private final BoardStyle style;
    private final Rectangle2D place;

    FanButton(BoardStyle style, Rectangle2D place) {
        this.style = style;
        this.place = place;
    }

    /** Paints the button, with its words in letters so small that all of them can be read. */
    void paint(Graphics2D g) {
        double high = place.getHeight();
        g.setColor(Colours.thin(FanGround.BORDER, 0.7));
        g.setStroke(UnevenPen.pen(1.5));
        g.draw(new RoundRectangle2D.Double(place.getX(), place.getY(), place.getWidth(), high, high, high));
        String words = style.wording().apply("Hide (Esc)");
        g.setFont(style.fonts().bold(high * LETTERS));
        double share = Math.min(1, (place.getWidth() - 2 * PAD) / g.getFontMetrics().stringWidth(words));
        g.setFont(style.fonts().bold(high * LETTERS * share));
        g.setColor(FanGround.BORDER);
        Letters.centre(g, words, place.getCenterX(), place.getCenterY());
    }
}
