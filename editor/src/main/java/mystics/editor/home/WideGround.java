package mystics.editor.home;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import mystics.editor.art.Canvas;
import mystics.editor.art.Sketch;

/**
 * A portrait on a ground that is wider than the portrait. The colours of the portrait's own ground continue on both sides, and the sides
 * of the portrait fade into them, so no seam is seen. A portrait without a ground stays as it is.
 */
final class WideGround {
    /** The side of the small image from which the colours of the ground are taken, in pixels. */
    private static final int COARSE = 8;
    /** The lowest row of this image in which no figure stands at the sides. */
    private static final int CLEAR = 1;
    /** The least opacity of a ground. */
    private static final int OPAQUE = 250;
    /** The resolution factor of images, which keeps them sharp on screens with several device pixels to each pixel of the window. */
    private static final int FINE = 2;
    /** The share of the portrait's width over which each side fades. */
    private static final float FADE = 0.16f;
    private final Sketch portrait;

    WideGround(Sketch portrait) {
        this.portrait = portrait;
    }

    /**
     * Paints the portrait and the ground beside it.
     *
     * @param place the place of the portrait
     * @param wide the width of the ground, from the left edge of the graphics
     */
    void paint(Graphics2D ink, Rectangle2D place, int wide) {
        BufferedImage coarse = Canvas.painted(COARSE, COARSE, BufferedImage.TYPE_INT_ARGB,
                canvas -> portrait.paint(canvas, 0, 0, COARSE, COARSE / portrait.ratio()));
        if (place.getX() <= 0 || new Color(coarse.getRGB(0, 0), true).getAlpha() < OPAQUE) {
            portrait.paint(ink, place.getX(), place.getY(), place.getWidth(), place.getHeight());
            return;
        }
        int tall = (int) Math.ceil(place.getMaxY());
        ink.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        ink.drawImage(ground(coarse), 0, 0, wide, tall, null);
        ink.drawImage(faded(place), (int) place.getX(), (int) place.getY(), (int) place.getWidth(), (int) place.getHeight(), null);
    }

    /** The colours of the portrait's upper corners, where no figure stands. */
    private static BufferedImage ground(BufferedImage coarse) {
        int last = COARSE - 1;
        return Canvas.painted(2, COARSE, BufferedImage.TYPE_INT_ARGB, canvas -> {
            for (int y = 0; y < COARSE; y++) {
                canvas.setColor(new Color(coarse.getRGB(0, Math.min(y, CLEAR))));
                canvas.fillRect(0, y, 1, 1);
                canvas.setColor(new Color(coarse.getRGB(last, Math.min(y, CLEAR))));
                canvas.fillRect(1, y, 1, 1);
            }
        });
    }

    private BufferedImage faded(Rectangle2D place) {
        int wide = (int) Math.ceil(place.getWidth() * FINE);
        int tall = (int) Math.ceil(place.getHeight() * FINE);
        return Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, canvas -> {
            portrait.paint(canvas, 0, 0, wide, tall);
            canvas.setComposite(AlphaComposite.DstIn);
            Color clear = new Color(0, true);
            canvas.setPaint(new LinearGradientPaint(0, 0, wide, 0, new float[] {0, FADE, 1 - FADE, 1},
                    new Color[] {clear, Color.BLACK, Color.BLACK, clear}));
            canvas.fillRect(0, 0, wide, tall);
        });
    }
}
