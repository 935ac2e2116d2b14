package mystics.editor.type;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.Consumer;
import javax.swing.Icon;

/**
 * A painted, square icon for a label or a button.
 *
 * @param size the side, in pixels of the window
 * @param painter paints the icon into a square of that size at the origin; the painter may change the given pen
 */
public record PaintedIcon(int size, Consumer<Graphics2D> painter) implements Icon {
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
