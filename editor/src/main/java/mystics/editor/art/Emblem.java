package mystics.editor.art;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;

/** The program's icon: a mouse in front of the moon. */
public final class Emblem {
    /** The sizes, in pixels. */
    private static final List<Integer> SIZES = List.of(16, 20, 24, 32, 40, 48, 64, 128, 256);

    private Emblem() {
    }

    /** The icon in one size, so that it is ready before the first frame is shown. Fast. */
    public static BufferedImage ready() {
        try {
            return ImageIO.read(Emblem.class.getResource("emblem.png"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The icon in every size a desktop may ask for, smallest first, on a transparent ground. Slow. */
    public static List<BufferedImage> images() {
        Sketch sketch = Symbol.read("emblem");
        return SIZES.stream().map(size -> Canvas.painted(size, size, BufferedImage.TYPE_INT_ARGB, g -> sketch.paint(g, 0, 0, size, size)))
                .toList();
    }
}
