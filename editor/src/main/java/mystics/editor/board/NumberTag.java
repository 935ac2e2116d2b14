package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;

/** The number that tells figures of one kind apart: dark on a square of bone, so that nobody takes it for life. */
final class NumberTag {
    static final Color BONE = new Color(0xf6ead0);
    private static final Color INK = new Color(0x23170e);

    private NumberTag() {
    }

    /** Paints a number around a point. */
    static void paint(Graphics2D g, Fonts fonts, int number, double x, double y, double radius) {
        square(g, BONE, INK, 0.18, x, y, radius);
        write(g, fonts, number, x, y, radius);
    }

    private static void write(Graphics2D g, Fonts fonts, int number, double x, double y, double radius) {
        g.setFont(fonts.bold(radius * (number < 10 ? 1.55 : 1.3)));
        Letters.centre(g, String.valueOf(number), x, y);
    }

    /** Paints a square and leaves the pen in the colour of its edge. */
    private static void square(Graphics2D g, Color ground, Color edge, double thick, double x, double y, double radius) {
        double side = radius * 1.8;
        Shape square = new RoundRectangle2D.Double(x - side / 2, y - side / 2, side, side, side * 0.3, side * 0.3);
        g.setColor(ground);
        g.fill(square);
        g.setColor(edge);
        g.setStroke(new BasicStroke((float) (radius * thick)));
        g.draw(square);
    }
}
