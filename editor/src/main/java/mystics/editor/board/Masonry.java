package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Hand;
import mystics.editor.art.Surface;
import mystics.editor.art.Theme;
import mystics.geometry.Points;

/** Paints what nobody passes: walls as bands of masonry, black areas as rock (MOVE-5). */
final class Masonry {
    private static final double WALL = 26;
    private static final double STONE = 44;
    private final Graphics2D g;
    private final String room;
    private final Surface floor;
    private final Theme theme;

    Masonry(Graphics2D g, String room, Surface floor, Theme theme) {
        this.g = g;
        this.room = room;
        this.floor = floor;
        this.theme = theme;
    }

    void wall(Points path) {
        Hand hand = new Hand(room, "wall", path);
        Shape line = hand.line(path, 1.2);
        Color stone = theme.stark() ? Color.BLACK : Colours.mix(floor.fill(), floor.ink(), 0.62);
        if (!theme.stark()) {
            stroke(AffineTransform.getTranslateInstance(7, 10).createTransformedShape(line), WALL + 16, Colours.thin(Color.BLACK, 0.16));
            stroke(AffineTransform.getTranslateInstance(4, 6).createTransformedShape(line), WALL + 6, Colours.thin(Color.BLACK, 0.22));
        }
        band(line, WALL, Colours.dark(floor.ink(), 0.35));
        band(line, WALL - 6, stone);
        if (theme.stark()) {
            return;
        }
        band(line, WALL - 15, Colours.bright(stone, 0.16));
        for (int point = 1; point < path.count(); point++) {
            joints(path, point, hand);
        }
    }

    private void joints(Points path, int point, Hand hand) {
        double dx = path.x(point) - path.x(point - 1);
        double dy = path.y(point) - path.y(point - 1);
        double length = Math.hypot(dx, dy);
        g.setStroke(Hand.pen(2.6));
        g.setColor(Colours.thin(floor.ink(), 0.85));
        for (double at = STONE / 2; at < length; at += STONE * hand.between(0.75, 1.25)) {
            double x = path.x(point - 1) + dx / length * at;
            double y = path.y(point - 1) + dy / length * at;
            double half = WALL / 2 - 3;
            g.draw(new Line2D.Double(x - dy / length * half + hand.waver(2), y + dx / length * half, x + dy / length * half + hand.waver(2), y - dx / length * half));
        }
    }

    void rock(Points outline) {
        Hand hand = new Hand(room, "rock", outline);
        Shape shape = hand.outline(outline, 3);
        Color rock = theme.stark() ? Color.BLACK : Colours.dark(floor.ink(), 0.55);
        g.setColor(rock);
        g.fill(shape);
        if (!theme.stark()) {
            Shape before = g.getClip();
            g.clip(shape);
            hatch(shape, Colours.thin(floor.fill(), 0.11), hand);
            stroke(shape, 30, Colours.thin(floor.fill(), 0.13));
            stroke(shape, 14, Colours.thin(floor.fill(), 0.20));
            g.setClip(before);
        }
        stroke(shape, 5, Colours.dark(floor.ink(), 0.5));
    }

    /** Strokes of a broad pen, slanting. */
    private void hatch(Shape shape, Color colour, Hand hand) {
        Rectangle2D box = shape.getBounds2D();
        g.setColor(colour);
        for (double at = box.getX() - box.getHeight(); at < box.getMaxX(); at += 22) {
            g.setStroke(Hand.pen(hand.between(2, 6)));
            double from = hand.between(0, 0.4);
            double to = hand.between(0.6, 1);
            g.draw(new Line2D.Double(at + from * box.getHeight(), box.getMaxY() - from * box.getHeight(), at + to * box.getHeight(), box.getMaxY() - to * box.getHeight()));
        }
    }

    private void band(Shape line, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(line);
    }

    private void stroke(Shape shape, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(Hand.pen(width));
        g.draw(shape);
    }
}
