package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import mystics.editor.art.Quality;
import mystics.editor.art.Symbol;

/** The last image of all that does not move, kept as long as nothing in it changes. For one thread. */
final class StillLayer {
    private Optional<Painted> last = Optional.empty();

    /** Everything such an image depends on. */
    record Key(BoardPicture board, BoardView view, Map<Spot, String> legal, Map<Integer, Symbol> targets, Set<Aim> open, int rooms, int width, int height, double density) {
    }

    private record Painted(Key key, BufferedImage image) {
    }

    /** The image for a key, painted anew if it is another than the last one. */
    BufferedImage of(Key key, Consumer<Graphics2D> painter) {
        Painted painted = last.filter(known -> known.key().equals(key)).orElseGet(() -> new Painted(key, paint(key, painter)));
        last = Optional.of(painted);
        return painted.image();
    }

    private static BufferedImage paint(Key key, Consumer<Graphics2D> painter) {
        BufferedImage image = new BufferedImage((int) Math.ceil(key.width() * key.density()), (int) Math.ceil(key.height() * key.density()), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        Quality.fine(g);
        g.scale(key.density(), key.density());
        painter.accept(g);
        g.dispose();
        return image;
    }
}
