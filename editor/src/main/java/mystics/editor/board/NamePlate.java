package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * The name on a sign at an exit.
 *
 * @param lit whether the exit leads to an unexplored room
 */
record NamePlate(String words, boolean lit) {
    /** The height of a sign, in tile units. */
    static final double HIGH = 38;

    /** Half the width of the sign. */
    double half(Graphics2D g, Fonts fonts) {
        return g.getFontMetrics(lit ? fonts.bold(25) : fonts.italic(23)).stringWidth(words) / 2.0 + 18;
    }

    /** Paints the sign around a point. */
    void paint(Graphics2D g, Fonts fonts, Theme theme, double x, double y) {
        double half = half(g, fonts);
        Shape paper = new RoundRectangle2D.Double(x - half, y - HIGH / 2, 2 * half, HIGH, 14, 14);
        g.setColor(theme.stark() ? Color.WHITE
                : lit ? Colours.mix(theme.paper(), Lamp.LIGHT, 0.45) : Colours.thin(Colours.mix(theme.paper(), theme.ink(), 0.18), 0.92));
        g.fill(paper);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(3));
        g.draw(paper);
        g.setFont(lit ? fonts.bold(25) : fonts.italic(23));
        Letters.centre(g, words, x, y);
    }
}
