package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/**
 * The sign on a hero's picture: a tick if the hero goes, and a plus if the hero stays and may be taken along.
 *
 * @param goes whether the hero goes
 */
record GoesSign(boolean goes) {
    /** The colour of those who go. */
    static final Color BRASS = new Color(0xe0b25a);

    /** Paints the sign in a square. */
    void paint(Graphics2D ink, double x, double y, double side) {
        ink.setColor(goes ? BRASS : Color.BLACK);
        ink.fill(new Ellipse2D.Double(x, y, side, side));
        ink.setColor(goes ? Color.BLACK : BRASS);
        ink.setStroke(new BasicStroke((float) side / 9, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        if (!goes) ink.draw(new Ellipse2D.Double(x, y, side, side));
        ink.draw(goes ? hook(x, y, side) : plus(x, y, side));
    }

    private static Path2D hook(double x, double y, double side) {
        Path2D hook = new Path2D.Double();
        hook.moveTo(x + side * 0.28, y + side * 0.52);
        hook.lineTo(x + side * 0.45, y + side * 0.69);
        hook.lineTo(x + side * 0.73, y + side * 0.34);
        return hook;
    }

    private static Path2D plus(double x, double y, double side) {
        Path2D plus = new Path2D.Double();
        plus.moveTo(x + side * 0.5, y + side * 0.27);
        plus.lineTo(x + side * 0.5, y + side * 0.73);
        plus.moveTo(x + side * 0.27, y + side * 0.5);
        plus.lineTo(x + side * 0.73, y + side * 0.5);
        return plus;
    }
}
