package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.stream.DoubleStream;
import mystics.editor.art.Canvas;
import mystics.editor.art.Sketch;

/**
 * A portrait on a ground that is wider than the portrait. The colours of the portrait's own ground continue on both sides. The portrait has
 * a line at each side, where a tail or a staff ends. A portrait without a ground stays as it is.
 */
final class WideGround {
    /** The side of the small image from which the colours of the ground are taken, in pixels. */
    private static final int COARSE = 8;
    /** The lowest row of this image in which no figure stands at the sides. */
    private static final int CLEAR = 1;
    /** The least opacity of a ground. */
    private static final int OPAQUE = 250;
    /** The width of the lines beside the portrait, in pixels. */
    private static final float LINE = 2;
    private static final Color FRAME = new Color(0x7a4b22);
    /** How dark the ground is beside the portrait, 0 to 255. */
    private static final int SHADE = 70;
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
        ink.setColor(new Color(0, 0, 0, SHADE));
        ink.fill(new Rectangle2D.Double(0, 0, wide, tall));
        framed(ink, place);
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

    /** Paints the portrait between two lines, at which it ends. */
    private void framed(Graphics2D ink, Rectangle2D place) {
        Shape before = ink.getClip();
        ink.clip(place);
        portrait.paint(ink, place.getX(), place.getY(), place.getWidth(), place.getHeight());
        ink.setClip(before);
        ink.setColor(FRAME);
        ink.setStroke(new BasicStroke(LINE));
        DoubleStream.of(place.getX(), place.getMaxX()).forEach(x -> ink.draw(new Line2D.Double(x, place.getY(), x, place.getMaxY())));
    }
}
