package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * The arrow that points at the acting figure: from above at its head or, where it would hide a figure in the row behind, from below at
 * its feet, or from a side where nobody stands.
 *
 * @param x the tip
 * @param y the tip
 * @param turned the angle of the arrow; 0 points down
 */
record TurnArrow(double x, double y, double turned) {
    private static final Color GOLD = new Color(0xffd23c);
    private static final double LONG = 24;
    private static final double HALF = 15;
    /** The distance of the tip from the top and from the side of the head, in tile units. */
    private static final double ABOVE = 6;
    private static final double BESIDE = 8;
    /** The height of the middle of a head, and the depth of the hearts below the feet, relative to the figure. */
    private static final double HEAD = 0.62;
    private static final double HEARTS = 0.3;

    /** The arrow at a figure, given all figures that stand on the board. */
    static TurnArrow of(PlacedFigure acting, List<PlacedFigure> standing) {
        TurnArrow above = new TurnArrow(acting.x(), acting.y() - acting.height() - ABOVE, 0);
        if (acting.isEnlarged() || standing.stream().noneMatch(acting::hides)) return above;
        double away = acting.base() / 2 + BESIDE;
        double head = acting.y() - acting.height() * HEAD;
        TurnArrow below = new TurnArrow(acting.x(), acting.y() + acting.height() * HEARTS + ABOVE, Math.PI);
        return Stream.of(below, new TurnArrow(acting.x() + away, head, Math.PI / 2), new TurnArrow(acting.x() - away, head, -Math.PI / 2))
                .filter(arrow -> standing.stream().noneMatch(placed -> placed.box().intersects(arrow.box()))).findFirst().orElse(above);
    }

    /** The box of an arrow from below or from the side. */
    private Rectangle2D box() {
        return turned == Math.PI ? new Rectangle2D.Double(x - HALF, y, 2 * HALF, LONG)
                : new Rectangle2D.Double(turned > 0 ? x : x - LONG, y - HALF, LONG, 2 * HALF);
    }

    /** Paints the arrow. */
    void paint(Graphics2D g, Theme theme) {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(0, 0);
        arrow.lineTo(-HALF, -LONG);
        arrow.lineTo(HALF, -LONG);
        arrow.closePath();
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.rotate(turned);
        g.setColor(GOLD);
        g.fill(arrow);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(3.4));
        g.draw(arrow);
        g.setTransform(before);
    }
}
