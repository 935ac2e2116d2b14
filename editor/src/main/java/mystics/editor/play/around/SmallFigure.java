package mystics.editor.play.around;

import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import mystics.editor.art.Canvas;
import mystics.editor.art.Sketch;

/** A figure as high as a line of text, cached as an image for each screen density. Use this class on the event thread only. */
public final class SmallFigure {
    private final Sketch sketch;
    private final int size;
    private final Map<Double, Image> painted = new HashMap<>();

    /** @param size the side of the square around the figure, in pixels of the window */
    SmallFigure(Sketch sketch, int size) {
        this.sketch = sketch;
        this.size = size;
    }

    /** Paints the figure into a square at the origin. */
    void paint(Graphics2D ink) {
        ink.drawImage(painted.computeIfAbsent(ink.getTransform().getScaleX(), this::image), 0, 0, size, size, null);
    }

    private Image image(double scale) {
        int side = (int) Math.ceil(size * scale);
        double height = side / Math.max(1, sketch.ratio());
        double width = height * sketch.ratio();
        return Canvas.painted(side, side, BufferedImage.TYPE_INT_ARGB,
                ink -> sketch.paint(ink, (side - width) / 2, side - height, width, height));
    }
}
