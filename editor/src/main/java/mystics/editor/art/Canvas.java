package mystics.editor.art;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** Creates images that are painted once and then drawn many times. */
public final class Canvas {
    private Canvas() {
    }

    /**
     * Paints a new image with the usual rendering hints.
     *
     * @param width the width in pixels
     * @param height the height in pixels
     * @param type a type of {@link BufferedImage}
     */
    public static BufferedImage painted(int width, int height, int type, Consumer<Graphics2D> painter) {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D g = image.createGraphics();
        Quality.fine(g);
        painter.accept(g);
        g.dispose();
        return image;
    }
}
