package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;

/** Paints a small disc with a word on it. */
public final class Badge {
    private Badge() {
    }

    /** Paints a disc around a point. */
    public static void paint(Graphics2D g, Fonts fonts, String word, double x, double y, double radius, Color disc, Color letters) {
        Ellipse2D circle = new Ellipse2D.Double(x - radius, y - radius, radius * 2, radius * 2);
        g.setColor(disc);
        g.fill(circle);
        g.setColor(letters);
        g.setStroke(UnevenPen.pen(radius * 0.14));
        g.draw(circle);
        g.setFont(fonts.bold(radius * 1.25));
        Letters.centre(g, word, x, y);
    }
}
