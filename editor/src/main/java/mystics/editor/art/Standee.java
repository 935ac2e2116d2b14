package mystics.editor.art;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** Paints a picture as a cardboard cut-out, with a pale rim and a shadow that set it off from the background. */
public final class Standee {
    private static final int ROUND = 20;
    private static final double MOST_PIXELS = 1200;

    private Standee() {
    }

    /**
     * Paints a picture into a rectangle, which must have the picture's ratio.
     *
     * @param rim the width of the rim, in the units of the graphics
     */
    public static void paint(Graphics2D g, Sketch sketch, double x, double y, double width, double height, double rim, Color card) {
        double scale = Math.min(Math.max(1, g.getTransform().getScaleX()), MOST_PIXELS / Math.max(width, height));
        BufferedImage shape = shape(sketch, width * scale, height * scale, card);
        for (int step = 0; step < ROUND; step++) {
            double angle = 2 * Math.PI * step / ROUND;
            AffineTransform place = AffineTransform.getTranslateInstance(x + Math.cos(angle) * rim, y + Math.sin(angle) * rim);
            place.scale(1 / scale, 1 / scale);
            g.drawImage(shape, place, null);
        }
        sketch.paint(g, x, y, width, height);
    }

    /** The silhouette of a picture. */
    private static BufferedImage shape(Sketch sketch, double width, double height, Color colour) {
        int wide = (int) Math.ceil(width) + 1;
        int high = (int) Math.ceil(height) + 1;
        return Canvas.painted(wide, high, BufferedImage.TYPE_INT_ARGB, g -> {
            sketch.paint(g, 0, 0, width, height);
            g.setComposite(AlphaComposite.SrcIn);
            g.setColor(colour);
            g.fillRect(0, 0, wide, high);
        });
    }
}
