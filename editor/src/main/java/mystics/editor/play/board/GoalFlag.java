package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;

/** The flag on the map that marks the room of a goal. */
final class GoalFlag {
    private static final Color CLOTH = new Color(0xd8452e);
    private static final Color EDGE = new Color(0x1d130b);

    private GoalFlag() {
    }

    /**
     * Paints the flag.
     *
     * @param x the foot of its pole
     * @param y the foot of its pole
     */
    static void paint(Graphics2D ink, double x, double y, double high) {
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(x, y - high);
        cloth.lineTo(x + high * 0.8, y - high * 0.72);
        cloth.lineTo(x, y - high * 0.42);
        cloth.closePath();
        ink.setColor(CLOTH);
        ink.fill(cloth);
        ink.setColor(Color.WHITE);
        ink.setStroke(new BasicStroke((float) Math.max(2.6, high / 6), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.draw(new Line2D.Double(x, y - high, x, y));
        ink.setColor(EDGE);
        ink.setStroke(new BasicStroke((float) Math.max(1.2, high / 12), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.draw(cloth);
        ink.draw(new Line2D.Double(x, y - high, x, y));
    }
}
