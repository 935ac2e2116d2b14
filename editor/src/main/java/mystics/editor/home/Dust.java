package mystics.editor.home;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;

/** Dust that drifts in the light. Places and sizes are given as shares of the scene's size. */
final class Dust {
    private static final int MOTES = 9;
    private static final Color LIT = new Color(255, 232, 190, 150);
    private static final double SIZE = 0.0022;
    /** The region of the dust. */
    private static final Rectangle2D AIR = new Rectangle2D.Double(0.44, 0.22, 0.42, 0.5);

    private Dust() {
    }

    /**
     * The motes as they are after a number of seconds, in an area of the given size. Each mote sinks slowly and begins again at the top.
     */
    static List<Rectangle2D> motes(double seconds, double wide, double tall) {
        return IntStream.range(0, MOTES).mapToObj(i -> {
            double along = (i * 0.618 + seconds * (0.008 + 0.002 * (i % 4))) % 1;
            double across = (i * 0.377 + 0.1 + 0.03 * Math.sin(seconds * 0.3 + i * 2)) % 1;
            double size = wide * SIZE * (0.7 + 0.3 * (i % 3));
            return (Rectangle2D) new Rectangle2D.Double(wide * (AIR.getX() + AIR.getWidth() * across),
                    tall * (AIR.getY() + AIR.getHeight() * along), size, size);
        }).toList();
    }

    /** Paints a mote. */
    static void paint(Graphics2D ink, Rectangle2D mote) {
        ink.setColor(LIT);
        ink.fill(new Ellipse2D.Double(mote.getX(), mote.getY(), mote.getWidth(), mote.getHeight()));
    }
}
