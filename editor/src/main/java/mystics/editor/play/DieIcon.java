package mystics.editor.play;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import mystics.editor.art.DieArt;
import mystics.editor.art.Quality;

/**
 * A die that shows a face.
 *
 * @param face 1 to 6; {@code size} in pixels
 */
record DieIcon(DieArt art, int face, int size) implements Icon {
    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        art.paint(ink, face, x, y, size);
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
