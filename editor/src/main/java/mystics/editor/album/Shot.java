package mystics.editor.album;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import mystics.disk.SafeFile;
import mystics.editor.art.Canvas;

/**
 * A picture to be taken.
 *
 * @param name the file name
 * @param width the width in pixels at scale 1
 * @param height the height in pixels at scale 1
 * @param painter paints the picture at scale 1
 */
public record Shot(String name, int width, int height, Consumer<Graphics2D> painter) {
    /**
     * Takes the picture at a scale and writes it into a folder, as a PNG file with the picture's name.
     *
     * @throws IOException if it cannot be written
     */
    public void write(Path folder, double scale) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(take(scale), "png", bytes);
        SafeFile.write(folder.resolve(name + ".png"), bytes.toByteArray());
    }

    /** Takes the picture at a scale. */
    public BufferedImage take(double scale) {
        return Canvas.painted((int) Math.round(width * scale), (int) Math.round(height * scale), BufferedImage.TYPE_INT_RGB, g -> {
            g.scale(scale, scale);
            painter.accept(g);
        });
    }
}
