package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import mystics.content.Picture;

/** The signs of the game itself: what dice show, what values stand for, what kind a card is. */
public enum Symbol {
    SWORD, SHIELD, BOW, CHEESE, STAR, HEART, BOOK, FOOT, HOURGLASS, ARMOUR, RING, FLASK, SCROLL, MASK, BELL, CHEST, PAWS, LIGHTNING, CLAWS;

    private static final Color GROUND = new Color(0xf3e7cd);
    /** How much of its ground a sign covers. */
    private static final double SHARE = 0.72;

    private final Sketch sketch = read(name().toLowerCase(Locale.ROOT));

    /** A picture that comes with the program. */
    static Sketch read(String name) {
        try (InputStream file = Symbol.class.getResourceAsStream(name + ".svg")) {
            return VectorSketch.of(new Picture(name, new String(file.readAllBytes(), StandardCharsets.UTF_8)))
                    .orElseThrow(() -> new IllegalStateException("The picture that comes with the program cannot be drawn: " + name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The sign as a picture. */
    public Sketch sketch() {
        return sketch;
    }

    /** Paints it round a point. */
    public void paint(Graphics2D g, double x, double y, double size) {
        sketch.paint(g, x - size / 2, y - size / 2, size, size);
    }

    /** Paints it round a point on a light ground, on which it is known whatever lies behind; {@code size} is that of the ground. */
    public void paintGrounded(Graphics2D g, double x, double y, double size) {
        g.setColor(GROUND);
        g.fill(new Ellipse2D.Double(x - size / 2, y - size / 2, size, size));
        paint(g, x, y, size * SHARE);
    }
}
