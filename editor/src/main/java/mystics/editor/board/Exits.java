package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/**
 * Paints exits in the middle of an edge (EXPLORE-2): a coloured threshold with an arrow. Exits of one colour have round studs; exits of the
 * other colour have pointed studs.
 */
final class Exits {
    private static final double HALF = 78;
    private static final double DEPTH = 26;
    private static final Color ORANGE = new Color(0xe8862a);
    private static final Color BLUE = new Color(0x3a78c2);
    private final Graphics2D g;
    private final Color ink;

    Exits(Graphics2D g, Theme theme) {
        this.g = g;
        this.ink = theme.stark() ? Color.BLACK : new Color(0x2b1a10);
    }

    /** Paints an exit of a tile that begins at the origin. */
    void paint(Drawing.Exit exit) {
        boolean round = exit.colour().equals("orange");
        AffineTransform before = g.getTransform();
        g.translate(Drawing.SIDE / 2 * (1 + exit.edge().dx()), Drawing.SIDE / 2 * (1 + exit.edge().dy()));
        g.rotate(Math.atan2(exit.edge().dy(), exit.edge().dx()));
        Shape threshold = new RoundRectangle2D.Double(-DEPTH, -HALF, DEPTH + 12, HALF * 2, 10, 10);
        g.setColor(round ? ORANGE : BLUE);
        g.fill(threshold);
        g.setColor(Colours.thin(Color.WHITE, 0.25));
        g.fill(new Rectangle2D.Double(-DEPTH, -HALF, 7, HALF * 2));
        g.setColor(ink);
        g.setStroke(UnevenPen.pen(4));
        g.draw(threshold);
        for (double at = -60; at <= 60; at += 30) {
            if (Math.abs(at) > 1) {
                stud(round ? disc(at) : diamond(at));
            }
        }
        arrow();
        g.setTransform(before);
    }

    private static Shape disc(double y) {
        return new Ellipse2D.Double(-19, y - 6, 12, 12);
    }

    private static Shape diamond(double y) {
        Path2D diamond = new Path2D.Double();
        diamond.moveTo(-20, y);
        diamond.lineTo(-13, y - 8);
        diamond.lineTo(-6, y);
        diamond.lineTo(-13, y + 8);
        diamond.closePath();
        return diamond;
    }

    private void stud(Shape stud) {
        g.setColor(Color.WHITE);
        g.fill(stud);
        g.setStroke(UnevenPen.pen(2.4));
        g.setColor(ink);
        g.draw(stud);
    }

    private void arrow() {
        Path2D head = new Path2D.Double();
        head.moveTo(-22, -17);
        head.lineTo(-2, 0);
        head.lineTo(-22, 17);
        head.closePath();
        g.setColor(Color.WHITE);
        g.fill(head);
        g.setColor(ink);
        g.setStroke(UnevenPen.pen(3));
        g.draw(head);
    }
}
