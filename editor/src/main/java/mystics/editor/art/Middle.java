package mystics.editor.art;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * The middle of a wide picture. A picture that is not wide is shown as a whole.
 *
 * @param whole the whole picture
 */
public record Middle(Sketch whole) implements Sketch {
    private static final double WIDEST = 1.3;

    @Override
    public double ratio() {
        return whole.ratio() >= 2 ? WIDEST : whole.ratio();
    }

    @Override
    public void paint(Graphics2D g, double x, double y, double width, double height) {
        Shape before = g.getClip();
        g.clip(new Rectangle2D.Double(x, y, width, height));
        double wide = height * whole.ratio();
        whole.paint(g, x + (width - wide) / 2, y, wide, height);
        g.setClip(before);
    }
}
