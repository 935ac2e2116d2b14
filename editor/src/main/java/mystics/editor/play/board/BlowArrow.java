package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * The arrows from a figure to the figures that it strikes.
 *
 * @param figures the figures that are struck, followed by the figure that strikes
 */
record BlowArrow(List<Rectangle> figures) {
    /** The colour of the arrow and of the names beside dice. */
    static final Color GOLD = new Color(0xffd23c);
    private static final Color EDGE = new Color(20, 14, 8, 220);

    /** Paints an arrow to each figure that is struck; paints none if only one figure is concerned. */
    void paint(Graphics2D ink, float letter) {
        for (int struck = 0; struck < figures.size() - 1; struck++) {
            arrow(ink, middle(figures.get(figures.size() - 1)), middle(figures.get(struck)), letter);
        }
    }

    private static Point2D middle(Rectangle figure) {
        return new Point2D.Double(figure.getCenterX(), figure.getCenterY());
    }

    /** An arrow over the middle of the distance, so that it hides neither figure. */
    private static void arrow(Graphics2D ink, Point2D from, Point2D to, float letter) {
        double length = from.distance(to);
        if (length < letter) {
            return;
        }
        double x = (to.getX() - from.getX()) / length;
        double y = (to.getY() - from.getY()) / length;
        double begin = length * 0.3;
        double end = length * 0.72;
        double wide = letter * 0.55;
        Point2D neck = new Point2D.Double(from.getX() + x * (end - wide), from.getY() + y * (end - wide));
        Shape shaft = new Line2D.Double(from.getX() + x * begin, from.getY() + y * begin, neck.getX(), neck.getY());
        Path2D head = new Path2D.Double();
        head.moveTo(from.getX() + x * (end + wide), from.getY() + y * (end + wide));
        head.lineTo(neck.getX() - y * wide, neck.getY() + x * wide);
        head.lineTo(neck.getX() + y * wide, neck.getY() - x * wide);
        head.closePath();
        for (int layer = 0; layer < 2; layer++) {
            ink.setColor(layer == 0 ? EDGE : GOLD);
            ink.setStroke(new BasicStroke(layer == 0 ? letter * 0.55f : letter * 0.28f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            ink.draw(shaft);
            if (layer == 0) {
                ink.draw(head);
            } else {
                ink.fill(head);
            }
        }
    }
}
