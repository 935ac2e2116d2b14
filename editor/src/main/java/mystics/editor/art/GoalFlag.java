package mystics.editor.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;

/** The flag that marks a goal: the room of the goal on the map, and its spaces on the board. */
public final class GoalFlag {
    /** The width of a flag, as a share of its height. */
    public static final double WIDE = 0.85;
    private static final Color CLOTH = new Color(0xe03a22);
    private static final Color EDGE = new Color(0x1d130b);

    private GoalFlag() {
    }

    /**
     * Paints the flag.
     *
     * @param x the x coordinate of the foot of the flag's pole
     * @param y the y coordinate of the foot of the flag's pole
     */
    public static void paint(Graphics2D ink, double x, double y, double high) {
        Path2D cloth = new Path2D.Double();
        cloth.moveTo(x, y - high);
        cloth.lineTo(x + high * WIDE, y - high * 0.7);
        cloth.lineTo(x, y - high * 0.38);
        cloth.closePath();
        Line2D pole = new Line2D.Double(x, y - high, x, y);
        pen(ink, Color.WHITE, high / 3);
        ink.draw(cloth);
        ink.draw(pole);
        pen(ink, EDGE, high / 8);
        ink.draw(pole);
        ink.setColor(CLOTH);
        ink.fill(cloth);
    }

    private static void pen(Graphics2D ink, Color colour, double thick) {
        ink.setColor(colour);
        ink.setStroke(new BasicStroke((float) thick, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    }
}
