package mystics.editor.print;

import java.awt.Graphics2D;
import java.util.function.Consumer;

/**
 * A printed page.
 *
 * @param name the file name of its picture
 * @param painter paints it in points, from the upper left corner
 */
public record Sheet(String name, double width, double height, Consumer<Graphics2D> painter) {
}
