package mystics.editor.play.over;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import javax.swing.Icon;
import mystics.editor.art.Canvas;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;

/** The picture of a card that the party found, in a frame and painted once. The picture fills the frame. */
final class Treasure implements Icon {
    private static final Color GROUND = new Color(0xe9dcc0);
    private static final Color FRAME = new Color(0x7a4b22);
    /** The height of the frame, relative to its width, and the roundness of its corners in pixels. */
    private static final double HIGH = 0.5;
    private static final double ROUND = 12;
    /** The resolution factor of images, which keeps them sharp on screens with several device pixels to each pixel of the window. */
    private static final int FINE = 2;
    private final Sketch sketch;
    private final int wide;
    private Optional<BufferedImage> image = Optional.empty();

    /** @param wide the width, in pixels */
    Treasure(Sketch sketch, int wide) {
        this.sketch = sketch;
        this.wide = wide;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        BufferedImage known = image.orElseGet(() -> Canvas.painted(wide * FINE, getIconHeight() * FINE, BufferedImage.TYPE_INT_ARGB,
                canvas -> {
                    canvas.scale(FINE, FINE);
                    paint(canvas);
                }));
        image = Optional.of(known);
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.drawImage(known, x, y, wide, getIconHeight(), null);
        ink.dispose();
    }

    private void paint(Graphics2D ink) {
        int tall = getIconHeight();
        Shape frame = new RoundRectangle2D.Double(1.5, 1.5, wide - 3.0, tall - 3.0, ROUND, ROUND);
        ink.setColor(GROUND);
        ink.fill(frame);
        Shape before = ink.getClip();
        ink.clip(frame);
        double across = sketch.ratio() > 1 ? Math.max(wide, tall * sketch.ratio()) : (tall - ROUND) * sketch.ratio();
        sketch.paint(ink, (wide - across) / 2, (tall - across / sketch.ratio()) / 2, across, across / sketch.ratio());
        ink.setClip(before);
        ink.setColor(FRAME);
        ink.setStroke(new BasicStroke(2.5f));
        ink.draw(frame);
    }

    @Override
    public int getIconWidth() {
        return wide;
    }

    @Override
    public int getIconHeight() {
        return (int) Math.round(wide * HIGH);
    }
}
