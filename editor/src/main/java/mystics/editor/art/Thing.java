package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import mystics.geometry.Points;

/** Paints an object on the floor: shadow, body, texture and outline. */
public final class Thing {
    /** An outline with at least this many corners counts as round. */
    private static final int ROUND = 8;

    private Thing() {
    }

    /** Paints one thing. */
    public static void paint(Graphics2D g, Surface surface, Points outline, UnevenPen hand) {
        Rectangle2D box = hand.outline(outline, 0).getBounds2D();
        double size = Math.min(box.getWidth(), box.getHeight());
        double waver = Math.min(2.2, size / 20);
        Shape shape = outline.count() >= ROUND ? hand.blob(outline, waver) : hand.outline(outline, waver);
        if (!surface.stark() && surface.height() > 0) {
            g.setColor(Colours.thin(Color.BLACK, 0.24));
            g.fill(AffineTransform.getTranslateInstance(surface.height() * 0.5, surface.height() * 0.7).createTransformedShape(shape));
        }
        boolean soft = surface.texture() == Texture.NONE;
        g.setColor(soft ? Colours.thin(surface.fill(), 0.6) : surface.fill());
        g.fill(shape);
        if (!surface.stark()) {
            Shape before = g.getClip();
            g.clip(shape);
            dress(g, surface, shape, box, hand);
            if (!soft && size > 14) {
                g.setColor(Colours.thin(Colours.dark(surface.fill(), 0.6), 0.35));
                g.setStroke(UnevenPen.pen(Math.min(16, size * 0.28)));
                g.draw(AffineTransform.getTranslateInstance(-size * 0.07, -size * 0.07).createTransformedShape(shape));
            }
            g.setClip(before);
        }
        g.setColor(Colours.thin(surface.ink(), soft ? 0.4 : 0.92));
        g.setStroke(UnevenPen.pen(Math.max(1.2, Math.min(3, size / 12))));
        g.draw(shape);
    }

    private static void dress(Graphics2D g, Surface surface, Shape shape, Rectangle2D box, UnevenPen hand) {
        switch (surface.texture()) {
            case GRAIN -> lines(g, surface, box, hand, 13, 3);
            case STRANDS -> lines(g, surface, box, hand, 8, 9);
            case SPECKLES -> specks(g, surface, box, hand);
            case SHINE -> shine(g, box);
            case FACETS -> facets(g, surface, box);
            case BOARDS, BRICKS, TILES, FLAGS, EARTH, CLOTH, TUBE -> Ground.paint(g, surface, shape, hand);
            default -> {}
        }
    }

    /** Draws lines along the longer side of the object. */
    private static void lines(Graphics2D g, Surface surface, Rectangle2D box, UnevenPen hand, double apart, double waver) {
        boolean wide = box.getWidth() > box.getHeight();
        g.setColor(Colours.thin(surface.ink(), 0.33));
        g.setStroke(UnevenPen.pen(1.7));
        double from = wide ? box.getY() : box.getX();
        double to = wide ? box.getMaxY() : box.getMaxX();
        double start = wide ? box.getX() : box.getY();
        double end = wide ? box.getMaxX() : box.getMaxY();
        for (double at = from + apart * 0.6; at < to; at += apart) {
            Path2D line = new Path2D.Double();
            move(line, wide, start, at, true);
            for (double along = start; along < end; along += 40) {
                move(line, wide, along + 40, at + hand.waver(waver), false);
            }
            g.draw(line);
        }
    }

    private static void move(Path2D line, boolean wide, double along, double across, boolean first) {
        double x = wide ? along : across;
        double y = wide ? across : along;
        if (first) {
            line.moveTo(x, y);
        } else {
            line.lineTo(x, y);
        }
    }

    private static void specks(Graphics2D g, Surface surface, Rectangle2D box, UnevenPen hand) {
        double most = Math.max(2, Math.min(12, Math.min(box.getWidth(), box.getHeight()) / 7));
        for (int i = 0; i < 12; i++) {
            double size = hand.between(most * 0.35, most);
            g.setColor(Colours.thin(i % 3 == 0 ? Colours.bright(surface.fill(), 0.6) : surface.ink(), 0.4));
            g.fill(new Ellipse2D.Double(hand.between(box.getX(), box.getMaxX()), hand.between(box.getY(), box.getMaxY()), size,
                    size * 0.8));
        }
    }

    private static void shine(Graphics2D g, Rectangle2D box) {
        g.setColor(Colours.thin(Color.WHITE, 0.42));
        g.fill(new Ellipse2D.Double(box.getX() + box.getWidth() * 0.18, box.getY() + box.getHeight() * 0.14, box.getWidth() * 0.36,
                box.getHeight() * 0.26));
    }

    private static void facets(Graphics2D g, Surface surface, Rectangle2D box) {
        g.setColor(Colours.thin(Color.WHITE, 0.5));
        g.setStroke(UnevenPen.pen(2));
        g.draw(new Line2D.Double(box.getCenterX(), box.getY(), box.getCenterX(), box.getMaxY()));
        g.setColor(Colours.thin(surface.ink(), 0.5));
        g.draw(new Line2D.Double(box.getX(), box.getCenterY(), box.getCenterX(), box.getMaxY()));
    }
}
