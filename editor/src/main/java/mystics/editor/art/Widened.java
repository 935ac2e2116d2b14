package mystics.editor.art;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/**
 * A wide picture in a place that is wider still. The picture is as high as the place, and its ground goes on at both sides.
 *
 * @param whole the whole picture
 * @param ratio the width of the place if its height is 1
 */
public record Widened(Sketch whole, double ratio) implements Sketch {
    /** How many times wider the edge of the picture becomes, so that it is the ground beside the picture. */
    private static final double STRETCH = 40;
    /** How far the ground reaches under the edge of the picture, in heights of the place. */
    private static final double UNDER = 0.03;

    @Override
    public void paint(Graphics2D g, double x, double y, double width, double height) {
        Shape before = g.getClip();
        g.clip(new Rectangle2D.Double(x, y, width, height));
        double wide = height * whole.ratio();
        double left = x + (width - wide) / 2;
        double under = UNDER * height;
        if (wide < width) {
            ground(g, left + under, y, new Rectangle2D.Double(0, 0, wide, height));
            ground(g, left + wide - under, y, new Rectangle2D.Double(-wide, 0, wide, height));
        }
        whole.paint(g, left, y, wide, height);
        g.setClip(before);
    }

    /** Paints the picture stretched and mirrored at one of its edges, so that there is no seam at the edge. */
    private void ground(Graphics2D g, double edge, double y, Rectangle2D place) {
        AffineTransform before = g.getTransform();
        g.translate(edge, y);
        g.scale(-STRETCH, 1);
        whole.paint(g, place.getX(), place.getY(), place.getWidth(), place.getHeight());
        g.setTransform(before);
    }
}
