package mystics.editor.art;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.Consumer;
import javax.swing.Icon;

/**
 * Something painted, to stand in a label or on a button; it is as wide as it is high.
 *
 * @param size in pixels of the window
 * @param painter paints it into a square of that size at the origin, with a pen of its own
 */
public record PaintedIcon(int size, Consumer<Graphics2D> painter) implements Icon {
    /** A die that shows a face, 1 to 6. */
    public static PaintedIcon die(DieArt art, int face, int size) {
        return new PaintedIcon(size, ink -> {
            Quality.fine(ink);
            art.paint(ink, face, 0, 0, size);
        });
    }

    /** A sign on a light ground, whatever the window is like. */
    public static PaintedIcon sign(Symbol symbol, int size) {
        return new PaintedIcon(size, ink -> {
            Quality.fine(ink);
            symbol.paintGrounded(ink, size / 2.0, size / 2.0, size);
        });
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.translate(x, y);
        painter.accept(ink);
        ink.dispose();
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
