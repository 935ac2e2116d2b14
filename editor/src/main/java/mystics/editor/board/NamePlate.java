package mystics.editor.board;

import java.awt.Color;
import java.awt.Font;
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
 * @param growth how the name grows with the letters of the window
 */
record NamePlate(String words, boolean lit, LetterGrowth growth) {
    private static final double HIGH = 38;
    private static final double LETTERS = 25;
    private static final double PALE_LETTERS = 23;
    private static final double AROUND = 18;
    /** The greatest factor by which a sign grows. The margin around a room has no room for a larger one. */
    private static final double MOST = 1.4;

    private double times() {
        return growth.times(LETTERS, MOST);
    }

    /** The height of the sign, in tile units. */
    double high() {
        return HIGH * times();
    }

    private Font font(Fonts fonts) {
        return lit ? fonts.bold(LETTERS * times()) : fonts.italic(PALE_LETTERS * times());
    }

    /** Half the width of the sign. */
    double half(Graphics2D g, Fonts fonts) {
        return g.getFontMetrics(font(fonts)).stringWidth(words) / 2.0 + AROUND * times();
    }

    /** Paints the sign around a point. */
    void paint(Graphics2D g, Fonts fonts, Theme theme, double x, double y) {
        double half = half(g, fonts);
        Shape paper = new RoundRectangle2D.Double(x - half, y - high() / 2, 2 * half, high(), 14, 14);
        g.setColor(theme.stark() ? Color.WHITE
                : lit ? Colours.mix(theme.paper(), Lamp.LIGHT, 0.45) : Colours.thin(Colours.mix(theme.paper(), theme.ink(), 0.18), 0.92));
        g.fill(paper);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(3));
        g.draw(paper);
        g.setFont(font(fonts));
        Letters.centre(g, words, x, y);
    }
}
