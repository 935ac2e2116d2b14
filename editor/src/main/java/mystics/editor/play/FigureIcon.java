package mystics.editor.play;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;

/**
 * A figure as small as words, so that a name is known by sight. All are equally wide, so that names beside them stand in a line.
 *
 * @param size in pixels, its height and width
 */
public record FigureIcon(Sketch sketch, int size) implements Icon {
    /** A figure so many times as high as a line of text. */
    public static FigureIcon lines(Sketch sketch, double lines) {
        return new FigureIcon(sketch, (int) Math.round(UIManager.getFont("defaultFont").getSize2D() * lines));
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double height = size / Math.max(1, sketch.ratio());
        double width = height * sketch.ratio();
        sketch.paint(ink, x + (size - width) / 2, y + size - height, width, height);
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
