package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import mystics.geometry.Points;

/** Paints one space of a floor: its material, its worn edge lit from the north-west, and its outline. */
public final class Slab {
    private Slab() {
    }

    /** Paints one space. */
    public static void paint(Graphics2D g, Surface surface, Points outline, UnevenPen hand) {
        Shape shape = hand.outline(outline, 2.2);
        if (surface.stark()) {
            g.setColor(surface.fill());
            g.fill(shape);
        } else {
            Shape before = g.getClip();
            g.clip(shape);
            Ground.paint(g, surface, shape, hand);
            edge(g, shape, Colours.thin(Color.WHITE, 0.30), 3.5);
            edge(g, shape, Colours.thin(surface.ink(), 0.30), -3.5);
            g.setClip(before);
        }
        g.setColor(Colours.thin(surface.ink(), 0.92));
        g.setStroke(UnevenPen.pen(surface.stark() ? 5 : 3.2));
        g.draw(shape);
        if (!surface.stark()) {
            g.setColor(Colours.thin(surface.ink(), 0.35));
            g.setStroke(UnevenPen.pen(1.6));
            g.draw(hand.outline(outline, 3.4));
        }
    }

    private static void edge(Graphics2D g, Shape shape, Color colour, double by) {
        g.setColor(colour);
        g.setStroke(UnevenPen.pen(8));
        g.draw(AffineTransform.getTranslateInstance(by, by).createTransformedShape(shape));
    }
}
