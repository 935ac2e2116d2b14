package mystics.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Paints woven cloth, such as carpets and covers: a fine weave with soft folds and a stitched hem along the outline. */
final class Cloth {
    private static final double THREAD = 7;
    private static final int FOLDS = 4;
    private static final BasicStroke HEM = new BasicStroke(26, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    private static final BasicStroke STITCHES = new BasicStroke(2.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1,
            new float[] {7, 6}, 0);

    private Cloth() {
    }

    /** Paints inside the current clip. */
    static void paint(Graphics2D g, Surface surface, Shape shape, UnevenPen hand) {
        Rectangle2D box = shape.getBounds2D();
        g.setColor(surface.fill());
        g.fill(box);
        folds(g, surface, box, hand);
        weave(g, surface, box);
        hem(g, surface, shape);
    }

    private static void folds(Graphics2D g, Surface surface, Rectangle2D box, UnevenPen hand) {
        for (int fold = 0; fold < FOLDS; fold++) {
            double x = hand.between(box.getX(), box.getMaxX());
            g.setColor(Colours.thin(fold % 2 == 0 ? Colours.bright(surface.fill(), 0.3) : Colours.dark(surface.fill(), 0.3), 0.22));
            g.setStroke(UnevenPen.pen(hand.between(14, 40)));
            g.draw(new Line2D.Double(x, box.getY(), x + hand.waver(40), box.getMaxY()));
        }
    }

    private static void weave(Graphics2D g, Surface surface, Rectangle2D box) {
        g.setStroke(UnevenPen.pen(1));
        g.setColor(Colours.thin(surface.ink(), 0.13));
        for (double x = box.getX(); x < box.getMaxX(); x += THREAD) {
            g.draw(new Line2D.Double(x, box.getY(), x, box.getMaxY()));
        }
        g.setColor(Colours.thin(Color.WHITE, 0.10));
        for (double y = box.getY(); y < box.getMaxY(); y += THREAD) {
            g.draw(new Line2D.Double(box.getX(), y, box.getMaxX(), y));
        }
    }

    private static void hem(Graphics2D g, Surface surface, Shape shape) {
        g.setColor(Colours.thin(Colours.dark(surface.fill(), 0.35), 0.5));
        g.setStroke(HEM);
        g.draw(shape);
        g.setColor(Colours.thin(Colours.mix(surface.fill(), Color.WHITE, 0.55), 0.75));
        g.setStroke(STITCHES);
        g.draw(HEM.createStrokedShape(shape));
    }
}
