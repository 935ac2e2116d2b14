package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import mystics.content.Picture;

/** The symbols of the game: the faces of dice, the icons beside values, and the signs for kinds of card. */
public enum Symbol {
    SWORD, SHIELD, BOW, CHEESE, STAR, HEART, BOOK, FOOT, HOURGLASS, ARMOUR, RING, FLASK, SCROLL, MASK, BELL, CHEST, PAWS, LIGHTNING, CLAWS;

    private static final Color GROUND = new Color(0xf3e7cd);
    /** The width of a symbol, as a share of the width of the disc below it. */
    private static final double SHARE = 0.72;

    private final Sketch sketch = read(name().toLowerCase(Locale.ROOT));

    /** A picture shipped with the program. */
    static Sketch read(String name) {
        try (InputStream file = Symbol.class.getResourceAsStream(name + ".svg")) {
            return VectorSketch.of(new Picture(name, new String(file.readAllBytes(), StandardCharsets.UTF_8)))
                    .orElseThrow(() -> new IllegalStateException("The picture that comes with the program cannot be drawn: " + name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The symbol as a picture. */
    public Sketch sketch() {
        return sketch;
    }

    /** Paints the symbol around a point. */
    public void paint(Graphics2D g, double x, double y, double size) {
        sketch.paint(g, x - size / 2, y - size / 2, size, size);
    }

    /**
     * Paints the symbol on a light disc around a point, so that it is visible on any background.
     *
     * @param size the width of the disc
     */
    public void paintGrounded(Graphics2D g, double x, double y, double size) {
        g.setColor(GROUND);
        g.fill(new Ellipse2D.Double(x - size / 2, y - size / 2, size, size));
        paint(g, x, y, size * SHARE);
    }

    /** Paints the symbol on its light ground into a square of a given size at the origin. */
    public Consumer<Graphics2D> painter(int size) {
        return ink -> {
            Quality.fine(ink);
            paintGrounded(ink, size / 2.0, size / 2.0, size);
        };
    }
}
