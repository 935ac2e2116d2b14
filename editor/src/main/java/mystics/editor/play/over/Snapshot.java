package mystics.editor.play.over;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Takes pictures of parts of the window. */
public final class Snapshot {
    private Snapshot() {
    }

    /**
     * A picture of the current state of a component, scaled down to a width in pixels if necessary. Call this method on the event thread
     * only.
     */
    static BufferedImage of(Component part, int widest) {
        double scale = Math.min(1, (double) widest / Math.max(1, part.getWidth()));
        BufferedImage image = new BufferedImage(Math.max(1, (int) (part.getWidth() * scale)), Math.max(1, (int) (part.getHeight() * scale)),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D ink = image.createGraphics();
        ink.scale(scale, scale);
        part.paint(ink);
        ink.dispose();
        return image;
    }

    /** A picture as the bytes of a PNG file. */
    static byte[] png(BufferedImage image) {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
