package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/**
 * Paints coloured lines: yellow with arrowheads in the easy direction (MOVE-3), red with barbs (MOVE-4). The two kinds of lines differ in
 * shape as well as in colour.
 */
final class Lines {
    private static final Color YELLOW = new Color(0xf6c519);
    private static final Color RED = new Color(0xd32f1e);
    private final Graphics2D g;
    private final Color ink;

    Lines(Graphics2D g, Theme theme) {
        this.g = g;
        this.ink = theme.stark() ? Color.BLACK : new Color(0x2b1a10);
    }

    /** Paints one line of a drawing. */
    void paint(Drawing.Line line) {
        boolean red = line.kind() == Drawing.LineKind.RED;
        Shape path = new UnevenPen("line", line.path()).line(line.path(), 1);
        stroke(path, 15, Colours.thin(ink, 0.9));
        stroke(path, 9, red ? RED : YELLOW);
        for (int point = 1; point < line.path().count(); point++) {
            double dx = line.path().x(point) - line.path().x(point - 1);
            double dy = line.path().y(point) - line.path().y(point - 1);
            double length = Math.hypot(dx, dy);
            double apart = red ? 38 : 46;
            int signs = Math.max(1, (int) (length / apart));
            for (int sign = 0; sign < signs; sign++) {
                double at = (sign + 0.5) / signs;
                double x = line.path().x(point - 1) + dx * at;
                double y = line.path().y(point - 1) + dy * at;
                if (red) {
                    barb(x, y);
                } else if (!line.arrow().isNone()) {
                    arrowhead(x, y, Math.atan2(line.arrow().dy(), line.arrow().dx()));
                }
            }
        }
    }

    private void barb(double x, double y) {
        for (Line2D part : new Line2D[] {new Line2D.Double(x - 8, y - 8, x + 8, y + 8), new Line2D.Double(x - 8, y + 8, x + 8, y - 8)}) {
            stroke(part, 6.5, ink);
            stroke(part, 3, Color.WHITE);
        }
    }

    private void arrowhead(double x, double y, double angle) {
        Path2D head = new Path2D.Double();
        head.moveTo(-8, -15);
        head.lineTo(15, 0);
        head.lineTo(-8, 15);
        head.closePath();
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.rotate(angle);
        Shape placed = place.createTransformedShape(head);
        g.setColor(YELLOW);
        g.fill(placed);
        stroke(placed, 3, ink);
    }

    private void stroke(Shape shape, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }
}
