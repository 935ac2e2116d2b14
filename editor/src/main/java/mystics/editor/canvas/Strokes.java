package mystics.editor.canvas;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.trace.Spot;
import mystics.geometry.Points;

/** Draws lines, areas and arrows through points, and writes short words. */
final class Strokes {
    private Strokes() {
    }

    static Path2D area(Points points) {
        Path2D path = path(points);
        if (points.count() > 0) path.closePath();
        return path;
    }

    static Path2D path(Points points) {
        Path2D.Double path = new Path2D.Double();
        for (int point = 0; point < points.count(); point++) {
            if (point == 0) {
                path.moveTo(points.x(0), points.y(0));
            } else {
                path.lineTo(points.x(point), points.y(point));
            }
        }
        return path;
    }

    static Line2D line(Spot from, Spot to) {
        return new Line2D.Double(from.x(), from.y(), to.x(), to.y());
    }

    static Ellipse2D disc(Spot at, double radius) {
        return new Ellipse2D.Double(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }

    static Rectangle2D square(Spot at, double half) {
        return new Rectangle2D.Double(at.x() - half, at.y() - half, 2 * half, 2 * half);
    }

    /** The head of an arrow that leads from one place to another. */
    static Path2D head(Spot from, Spot to, double length) {
        double angle = Math.atan2(to.y() - from.y(), to.x() - from.x());
        Path2D.Double head = new Path2D.Double();
        head.moveTo(to.x(), to.y());
        head.lineTo(to.x() - length * Math.cos(angle - 0.45), to.y() - length * Math.sin(angle - 0.45));
        head.lineTo(to.x() - length * Math.cos(angle + 0.45), to.y() - length * Math.sin(angle + 0.45));
        head.closePath();
        return head;
    }

    /** Writes words to the left of a place, on a plate of another colour. */
    static void wordsBefore(Graphics2D g, String words, Spot end, double height, Color ink, Color plate) {
        g.setFont(g.getFont().deriveFont((float) height));
        double width = g.getFontMetrics().getStringBounds(words, g).getWidth();
        words(g, words, end.plus(-width / 2 - height * 0.3, 0), height, ink, plate);
    }

    /** Writes words around a place, on a plate of another colour. The words have the same height on the screen at any zoom. */
    static void words(Graphics2D g, String words, Spot middle, double height, Color ink, Color plate) {
        g.setFont(g.getFont().deriveFont((float) height));
        double width = g.getFontMetrics().getStringBounds(words, g).getWidth();
        g.setColor(plate);
        g.fill(new RoundRectangle2D.Double(middle.x() - width / 2 - height * 0.3, middle.y() - height * 0.65,
                width + height * 0.6, height * 1.3, height * 0.6, height * 0.6));
        g.setColor(ink);
        g.drawString(words, (float) (middle.x() - width / 2), (float) (middle.y() + height * 0.35));
    }
}
