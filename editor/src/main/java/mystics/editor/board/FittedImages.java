package mystics.editor.board;

import java.awt.image.BufferedImage;
import java.util.Map;
import mystics.editor.art.Canvas;

/** A cache of square images scaled to the size on screen. The least recently used images are dropped. Not thread-safe. */
final class FittedImages {
    private static final int KEPT = 8;
    private final Map<Key, BufferedImage> images = new Recent<>(KEPT);

    private record Key(BufferedImage source, int pixels) {
    }

    /** An image scaled to the given width in pixels. */
    BufferedImage of(BufferedImage source, int pixels) {
        return source.getWidth() == pixels ? source : images.computeIfAbsent(new Key(source, pixels), FittedImages::fit);
    }

    private static BufferedImage fit(Key key) {
        return Canvas.painted(key.pixels(), key.pixels(), BufferedImage.TYPE_INT_ARGB_PRE,
                g -> g.drawImage(key.source(), 0, 0, key.pixels(), key.pixels(), null));
    }
}
