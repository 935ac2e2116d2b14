package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import mystics.editor.art.UnevenPen;

/** Paints a walk on the board: dots from space to space, and an arrow at the end. */
final class WalkPainter {
    private final Graphics2D g;
    private final Color colour;

    WalkPainter(Graphics2D g, Color colour) {
        this.g = g;
        this.colour = colour;
    }

    /** Paints a walk through the middles of its spaces. A walk of a single space is left out. */
    void paint(List<Point2D> middles) {
        if (middles.size() < 2) {
            return;
        }
        Path2D line = new Path2D.Double();
        line.moveTo(middles.get(0).getX(), middles.get(0).getY());
        middles.stream().skip(1).forEach(middle -> line.lineTo(middle.getX(), middle.getY()));
        dots(line, 17, Color.WHITE);
        dots(line, 11, colour);
        arrow(middles.get(middles.size() - 2), middles.get(middles.size() - 1));
    }

    private void dots(Path2D line, float width, Color ink) {
        g.setColor(ink);
        g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {0.1f, 27}, 0));
        g.draw(line);
    }

    private void arrow(Point2D from, Point2D to) {
        Path2D head = new Path2D.Double();
        head.moveTo(-14, -24);
        head.lineTo(24, 0);
        head.lineTo(-14, 24);
        head.closePath();
        AffineTransform place = AffineTransform.getTranslateInstance(to.getX(), to.getY());
        place.rotate(Math.atan2(to.getY() - from.getY(), to.getX() - from.getX()));
        Shape placed = place.createTransformedShape(head);
        g.setColor(colour);
        g.fill(placed);
        g.setColor(Color.WHITE);
        g.setStroke(UnevenPen.pen(5));
        g.draw(placed);
    }
}
