package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Paints a stretch of metal pipe that lies along the longer side of its box: round, with stains, scratches and a line of light. */
final class Tube {
    private static final float[] ROUND = {0, 0.22f, 0.36f, 0.7f, 1};
    private static final int STAINS = 5;
    private static final int SCRATCHES = 4;

    private Tube() {
    }

    /** Paints inside the current clip. */
    static void paint(Graphics2D g, Surface surface, Rectangle2D box, UnevenPen hand) {
        boolean lying = box.getWidth() >= box.getHeight();
        Color fill = surface.fill();
        g.setPaint(new LinearGradientPaint((float) box.getX(), (float) box.getY(), (float) (lying ? box.getX() : box.getMaxX()),
                (float) (lying ? box.getMaxY() : box.getY()), ROUND, new Color[] {Colours.dark(fill, 0.45), fill,
                        Colours.bright(fill, 0.42), fill, Colours.dark(fill, 0.6)}));
        g.fill(box);
        stains(g, surface, box, hand);
        scratches(g, box, lying, hand);
    }

    private static void stains(Graphics2D g, Surface surface, Rectangle2D box, UnevenPen hand) {
        for (int stain = 0; stain < STAINS; stain++) {
            double size = hand.between(12, 46);
            g.setColor(Colours.thin(surface.ink(), 0.16));
            g.fill(new Ellipse2D.Double(hand.between(box.getX(), box.getMaxX()) - size / 2,
                    hand.between(box.getY(), box.getMaxY()) - size / 3, size, size * 0.66));
        }
    }

    private static void scratches(Graphics2D g, Rectangle2D box, boolean lying, UnevenPen hand) {
        g.setStroke(UnevenPen.pen(1.6));
        g.setColor(Colours.thin(Color.WHITE, 0.22));
        for (int scratch = 0; scratch < SCRATCHES; scratch++) {
            double x = hand.between(box.getX(), box.getMaxX());
            double y = hand.between(box.getY(), box.getMaxY());
            double length = hand.between(14, 50);
            g.draw(lying ? new Line2D.Double(x, y, x + length, y + hand.waver(2)) : new Line2D.Double(x, y, x + hand.waver(2), y + length));
        }
    }
}
