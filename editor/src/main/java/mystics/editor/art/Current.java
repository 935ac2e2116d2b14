package mystics.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import mystics.geometry.Arrow;
import mystics.geometry.Points;

/** Paints neighbouring spaces of a flowing mark as one body, with lines along its current. */
public final class Current {
    private static final double GAP = 16;

    private Current() {
    }

    /** A space that bears the flowing mark. The arrow of a space without a current is empty. */
    public record Reach(Points outline, Arrow flow) {
    }

    /** Paints all spaces with one surface. */
    public static void paint(Graphics2D g, Surface surface, List<Reach> reaches, UnevenPen hand) {
        Area body = new Area();
        BasicStroke around = UnevenPen.pen(GAP);
        for (Reach reach : reaches) {
            Shape shape = hand.outline(reach.outline(), 1.5);
            body.add(new Area(shape));
            body.add(new Area(around.createStrokedShape(shape)));
        }
        g.setColor(surface.fill());
        g.fill(body);
        Shape before = g.getClip();
        g.clip(body);
        if (!surface.stark()) {
            rim(g, body, Colours.thin(surface.ink(), 0.34), 36, 9);
            rim(g, body, Colours.thin(surface.ink(), 0.26), 16, 4);
        }
        reaches.forEach(reach -> waves(g, surface, reach, hand));
        reaches.forEach(reach -> arrow(g, surface, reach));
        g.setClip(before);
        parts(g, surface, reaches, hand);
        g.setColor(surface.ink());
        g.setStroke(UnevenPen.pen(surface.stark() ? 6 : 4));
        g.draw(body);
    }

    private static void rim(Graphics2D g, Shape body, Color colour, double width, double by) {
        g.setColor(colour);
        g.setStroke(UnevenPen.pen(width));
        g.draw(AffineTransform.getTranslateInstance(by, by).createTransformedShape(body));
    }

    /** Draws lines along the current, or horizontal lines on a space without a current. */
    private static void waves(Graphics2D g, Surface surface, Reach reach, UnevenPen hand) {
        Rectangle2D box = hand.outline(reach.outline(), 0).getBounds2D();
        double angle = reach.flow().isNone() ? 0 : Math.atan2(reach.flow().dy(), reach.flow().dx());
        AffineTransform turned = AffineTransform.getRotateInstance(angle, box.getCenterX(), box.getCenterY());
        double half = Math.max(box.getWidth(), box.getHeight()) / 2;
        for (double y = box.getCenterY() - half; y < box.getCenterY() + half; y += 21) {
            double x = box.getCenterX() - half + hand.between(0, 60);
            while (x < box.getCenterX() + half) {
                double length = hand.between(36, 110);
                Path2D wave = new Path2D.Double();
                wave.moveTo(x, y);
                wave.curveTo(x + length * 0.3, y - 9, x + length * 0.6, y + 9, x + length, y + hand.waver(3));
                g.setColor(hand.pick(3) == 0 ? Colours.thin(surface.ink(), 0.38) : Colours.thin(Color.WHITE, 0.34));
                g.setStroke(UnevenPen.pen(hand.between(1.6, 3.6)));
                g.draw(turned.createTransformedShape(wave));
                x += length + hand.between(24, 70);
            }
        }
    }

    /** Draws three open arrowheads in the direction of the current, so that the current is recognisable without its colour. */
    private static void arrow(Graphics2D g, Surface surface, Reach reach) {
        if (reach.flow().isNone()) {
            return;
        }
        Rectangle2D box = new UnevenPen(0).outline(reach.outline(), 0).getBounds2D();
        AffineTransform place = AffineTransform.getTranslateInstance(box.getCenterX(), box.getMaxY() - 26);
        place.rotate(Math.atan2(reach.flow().dy(), reach.flow().dx()));
        for (int head = -1; head <= 1; head++) {
            Path2D chevron = new Path2D.Double();
            chevron.moveTo(head * 20 - 9, -11);
            chevron.lineTo(head * 20 + 3, 0);
            chevron.lineTo(head * 20 - 9, 11);
            Shape placed = place.createTransformedShape(chevron);
            g.setColor(Colours.thin(surface.ink(), 0.75));
            g.setStroke(UnevenPen.pen(7));
            g.draw(placed);
            g.setColor(Color.WHITE);
            g.setStroke(UnevenPen.pen(3.4));
            g.draw(placed);
        }
    }

    private static void parts(Graphics2D g, Surface surface, List<Reach> reaches, UnevenPen hand) {
        g.setColor(Colours.thin(surface.ink(), 0.8));
        g.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {12, 9}, 0));
        reaches.forEach(reach -> g.draw(hand.outline(reach.outline(), 1)));
    }
}
