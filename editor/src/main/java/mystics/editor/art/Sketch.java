package mystics.editor.art;

import java.awt.Graphics2D;

/** A picture that can be painted at any size. */
public interface Sketch {
    /** The width of the picture when its height is 1. */
    double ratio();

    /** Paints the picture into a rectangle, which must have the picture's ratio. */
    void paint(Graphics2D g, double x, double y, double width, double height);
}
