package mystics.editor.play;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.swing.Icon;
import mystics.editor.art.Quality;
import mystics.editor.art.Symbol;

/**
 * A sign on a light ground, whatever the window is like.
 *
 * @param size in pixels
 */
record SymbolIcon(Symbol symbol, int size) implements Icon {
    private static final Color GROUND = new Color(0xf3e7cd);

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.setColor(GROUND);
        ink.fill(new Ellipse2D.Double(x, y, size, size));
        symbol.paint(ink, x + size / 2.0, y + size / 2.0, size * 0.72);
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
