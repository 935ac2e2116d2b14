package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.editor.art.Canvas;

/**
 * A cache for the last image of a part that does not move. Not thread-safe.
 *
 * @param <K> all values on which the image depends, apart from its size
 */
final class StillLayer<K> {
    private Optional<Painted<K>> last = Optional.empty();

    /** The size of an image, in the units of its painter, and the number of pixels per unit. */
    record Size(int width, int height, double density) {
    }

    private record Painted<K>(K key, Size size, BufferedImage image) {
    }

    /** The image for a key. The image is painted again if the key differs from the last key. */
    BufferedImage of(K key, Size size, Consumer<Graphics2D> painter) {
        Painted<K> painted = last.filter(known -> known.size().equals(size) && known.key().equals(key))
                .orElseGet(() -> new Painted<>(key, size, paint(size, painter)));
        last = Optional.of(painted);
        return painted.image();
    }

    private static BufferedImage paint(Size size, Consumer<Graphics2D> painter) {
        return Canvas.painted((int) Math.ceil(size.width() * size.density()), (int) Math.ceil(size.height() * size.density()),
                BufferedImage.TYPE_INT_RGB, g -> {
                    g.scale(size.density(), size.density());
                    painter.accept(g);
                });
    }
}
