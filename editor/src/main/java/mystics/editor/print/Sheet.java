package mystics.editor.print;

import java.awt.Graphics2D;
import java.util.function.Consumer;

/**
 * A printed page.
 *
 * @param name the file name of the page as a picture
 * @param painter paints the page from its upper left corner; the unit is a point
 */
public record Sheet(String name, double width, double height, Consumer<Graphics2D> painter) {
}
