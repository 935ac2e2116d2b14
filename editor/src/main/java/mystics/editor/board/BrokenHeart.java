package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.stream.Stream;
import mystics.editor.art.UnevenPen;

/**
 * One half of a broken heart. A crack runs in a zigzag from the notch of the heart to its tip. The halves drift apart, but stay so near
 * that they are seen as one heart.
 *
 * @param side -1 for the left half and 1 for the right half
 * @param share the part of the time that has passed, from 0 to 1
 */
record BrokenHeart(int side, double share) {
    private static final Color RED = new Color(0xd32f1e);
    /** Half the width of a heart, and its height, in tile units. */
    private static final double WIDE = 36;
    private static final double HIGH = 64;
    /** How far the crack runs to the left and to the right of the middle. */
    private static final double ZIGZAG = 10;
    private static final int CORNERS = 4;
    /** The width of the crack on one side at the beginning, and the way and the turn of a half until the end. */
    private static final double CRACK = 5;
    private static final double APART = 15;
    private static final double TURN = 0.4;

    /** Both halves. */
    static List<BrokenHeart> halves(double share) {
        return Stream.of(-1, 1).map(side -> new BrokenHeart(side, share)).toList();
    }

    /** The half around the origin, at its place after the time that has passed. */
    Shape shape() {
        Area half = new Area(whole());
        half.intersect(new Area(beside()));
        AffineTransform place = AffineTransform.getTranslateInstance(side * (CRACK + APART * share), fallen());
        place.rotate(side * TURN * share, 0, HIGH / 2);
        return place.createTransformedShape(half);
    }

    /** Hearts jump up a little and then fall. */
    private double fallen() {
        return share * share * 120 - share * 60;
    }

    /** Paints the half around a point. */
    void paint(Graphics2D g, double x, double y, Color ink) {
        Shape half = AffineTransform.getTranslateInstance(x, y).createTransformedShape(shape());
        g.setColor(Color.WHITE);
        g.setStroke(UnevenPen.pen(8));
        g.draw(half);
        g.setColor(RED);
        g.fill(half);
        g.setColor(ink);
        g.setStroke(UnevenPen.pen(3));
        g.draw(half);
    }

    private static Shape whole() {
        Path2D heart = new Path2D.Double();
        heart.moveTo(0, HIGH * 0.5);
        heart.curveTo(-WIDE * 1.35, 0, -WIDE * 1.05, -HIGH * 0.62, 0, -HIGH * 0.26);
        heart.curveTo(WIDE * 1.05, -HIGH * 0.62, WIDE * 1.35, 0, 0, HIGH * 0.5);
        heart.closePath();
        return heart;
    }

    /** Everything on this side of the crack. */
    private Shape beside() {
        Path2D area = new Path2D.Double();
        area.moveTo(side * 2 * WIDE, -HIGH);
        area.lineTo(0, -HIGH);
        for (int corner = 0; corner <= CORNERS; corner++) {
            double aside = corner == CORNERS ? 0 : corner % 2 == 0 ? -ZIGZAG : ZIGZAG;
            area.lineTo(aside, -HIGH * 0.34 + HIGH * 0.84 * corner / CORNERS);
        }
        area.lineTo(0, HIGH);
        area.lineTo(side * 2 * WIDE, HIGH);
        area.closePath();
        return area;
    }
}
