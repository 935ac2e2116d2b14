package mystics.editor.play.over;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.Icon;
import mystics.editor.art.Canvas;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;

/** A portrait in a round frame: a face, the head of a figure, or the upper part of any picture. */
public final class Medallion implements Icon {
    private static final Color GROUND = new Color(0xe9dcc0);
    private static final Color FRAME = new Color(0x7a4b22);
    private static final double STROKE = 0.05;
    /** The width of the picture, relative to the frame. */
    private static final double CLOSE = 1.04;
    /** The resolution factor of images, which keeps them sharp on screens with several device pixels to each pixel of the window. */
    private static final int FINE = 2;
    private final Sketch sketch;
    private final int size;
    private Optional<BufferedImage> image = Optional.empty();

    /** @param size the width and height in pixels */
    public Medallion(Sketch sketch, int size) {
        this.sketch = sketch;
        this.size = size;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        BufferedImage known = image.orElseGet(() -> Canvas.painted(size * FINE, size * FINE, BufferedImage.TYPE_INT_ARGB,
                canvas -> paint(canvas, sketch, 0, 0, size * FINE)));
        image = Optional.of(known);
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.drawImage(known, x, y, size, size, null);
        ink.dispose();
    }

    /** Paints a portrait in its frame, from the upper left corner. */
    public static void paint(Graphics2D ink, Sketch sketch, double x, double y, double wide) {
        double line = wide * STROKE;
        Ellipse2D round = new Ellipse2D.Double(x + line, y + line, wide - 2 * line, wide - 2 * line);
        ink.setColor(GROUND);
        ink.fill(round);
        Shape before = ink.getClip();
        ink.clip(round);
        double across = (wide - 2 * line) * CLOSE;
        sketch.paint(ink, x + (wide - across) / 2, y, across, across / sketch.ratio());
        ink.setClip(before);
        ink.setColor(FRAME);
        ink.setStroke(new BasicStroke((float) line));
        ink.draw(round);
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }
}
