package mystics.editor.play.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** The sign on the map for an exit that leads on: a dark door with two lit chevrons, which point outwards. */
final class MapDoor {
    private static final Color DOOR = new Color(0x17110c);
    private static final Color LAMP = new Color(0xffd23c);

    private MapDoor() {
    }

    /**
     * Paints the sign around the origin, for an exit that points right.
     *
     * @param unit half the size of the sign
     */
    static void paint(Graphics2D ink, int unit) {
        ink.setColor(DOOR);
        ink.fill(new RoundRectangle2D.Double(-unit, -unit * 1.2, 2 * unit, unit * 2.4, unit, unit));
        Path2D chevrons = new Path2D.Double();
        for (double x : new double[] {-unit * 0.55, unit * 0.1}) {
            chevrons.moveTo(x, -unit * 0.6);
            chevrons.lineTo(x + unit * 0.5, 0);
            chevrons.lineTo(x, unit * 0.6);
        }
        ink.setColor(LAMP);
        ink.setStroke(new BasicStroke(unit * 0.28f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.draw(chevrons);
    }
}
