package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Surface;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Points;

/** Paints impassable areas: walls as bands of masonry, and black areas as rock (MOVE-5). */
final class Masonry {
    private static final double WALL = 26;
    private static final double STONE = 44;
    private static final double BOULDER = 84;
    private static final int CORNERS = 7;
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

    /** Paints a wall along its path. */
    void wall(Points path) {
        UnevenPen hand = new UnevenPen(room, "wall", path);
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

    private void joints(Points path, int point, UnevenPen hand) {
        double dx = path.x(point) - path.x(point - 1);
        double dy = path.y(point) - path.y(point - 1);
        double length = Math.hypot(dx, dy);
        g.setStroke(UnevenPen.pen(2.6));
        g.setColor(Colours.thin(floor.ink(), 0.85));
        for (double at = STONE / 2; at < length; at += STONE * hand.between(0.75, 1.25)) {
            double x = path.x(point - 1) + dx / length * at;
            double y = path.y(point - 1) + dy / length * at;
            double half = WALL / 2 - 3;
            g.draw(new Line2D.Double(x - dy / length * half + hand.waver(2), y + dx / length * half, x + dy / length * half + hand.waver(2),
                    y - dx / length * half));
        }
    }

    /** Paints a black area. */
    void rock(Points outline) {
        UnevenPen hand = new UnevenPen(room, "rock", outline);
        Shape shape = hand.outline(outline, 3);
        Color rock = theme.stark() ? Color.BLACK : Colours.dark(floor.ink(), 0.55);
        g.setColor(rock);
        g.fill(shape);
        if (!theme.stark()) {
            Shape before = g.getClip();
            g.clip(shape);
            boulders(shape.getBounds2D(), rock, hand);
            stroke(shape, 30, Colours.thin(floor.fill(), 0.13));
            stroke(shape, 14, Colours.thin(floor.fill(), 0.20));
            g.setClip(before);
        }
        stroke(shape, 5, Colours.dark(floor.ink(), 0.5));
    }

    /** Paints rough stones of varying brightness, each lit from the upper left. */
    private void boulders(Rectangle2D box, Color rock, UnevenPen hand) {
        for (double y = box.getY(); y < box.getMaxY() + BOULDER; y += BOULDER * 0.72) {
            for (double x = box.getX() - hand.between(0, BOULDER); x < box.getMaxX() + BOULDER; x += BOULDER * hand.between(0.75, 1.2)) {
                boulder(x, y + hand.waver(BOULDER * 0.16), BOULDER * hand.between(0.36, 0.60),
                        Colours.mix(rock, floor.fill(), hand.between(0.05, 0.17)), hand);
            }
        }
    }

    private void boulder(double x, double y, double size, Color stone, UnevenPen hand) {
        double[] corners = new double[2 * CORNERS];
        for (int corner = 0; corner < CORNERS; corner++) {
            double angle = 2 * Math.PI * (corner + hand.waver(0.3)) / CORNERS;
            corners[2 * corner] = x + Math.cos(angle) * size * hand.between(0.9, 1.2);
            corners[2 * corner + 1] = y + Math.sin(angle) * size * hand.between(0.62, 0.85);
        }
        Shape outline = hand.blob(new Points(corners), 2);
        g.setPaint(new LinearGradientPaint((float) (x - size * 0.6), (float) (y - size * 0.7), (float) (x + size * 0.6),
                (float) (y + size * 0.8), new float[] {0, 0.55f, 1},
                new Color[] {Colours.bright(stone, 0.13), stone, Colours.dark(stone, 0.42)}));
        g.fill(outline);
        g.setColor(Colours.thin(Color.BLACK, 0.5));
        g.setStroke(UnevenPen.pen(3.2));
        g.draw(outline);
    }

    private void band(Shape line, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(line);
    }

    private void stroke(Shape shape, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(UnevenPen.pen(width));
        g.draw(shape);
    }
}
