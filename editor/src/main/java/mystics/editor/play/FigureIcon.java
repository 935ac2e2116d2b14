package mystics.editor.play;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;
import javax.swing.Icon;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;

/** A figure as small as words, so that a name is known by sight. All are as wide as they are high, so that names beside them stand in a line. For the event thread. */
final class FigureIcon implements Icon {
    private final Sketch sketch;
    private final int size;
    private final Map<Double, Image> painted = new HashMap<>();

    /** @param size in pixels of the window, its height and width */
    FigureIcon(Sketch sketch, int size) {
        this.sketch = sketch;
        this.size = size;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        double scale = ((Graphics2D) graphics).getTransform().getScaleX();
        graphics.drawImage(painted.computeIfAbsent(scale, this::image), x, y, size, size, null);
    }

    /** Painted once for each sharpness a screen has. */
    private Image image(double scale) {
        int side = (int) Math.ceil(size * scale);
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D ink = image.createGraphics();
        Quality.fine(ink);
        double height = side / Math.max(1, sketch.ratio());
        double width = height * sketch.ratio();
        sketch.paint(ink, (side - width) / 2, side - height, width, height);
        ink.dispose();
        return image;
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
