package mystics.editor.print;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Sketch;

/** Paints the picture of a passage with round corners. */
final class ScenePicture {
    private static final double ROUND = 10;

    private ScenePicture() {
    }

    static void paint(Graphics2D g, Sketch sketch, double x, double y, double wide) {
        Shape before = g.getClip();
        double high = wide / sketch.ratio();
        g.clip(new RoundRectangle2D.Double(x, y, wide, high, ROUND, ROUND));
        sketch.paint(g, x, y, wide, high);
        g.setClip(before);
    }
}
