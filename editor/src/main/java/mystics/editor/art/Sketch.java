package mystics.editor.art;

import java.awt.Graphics2D;

/** A picture that can be painted at any size. */
public interface Sketch {
    /** The width, for a height of 1. */
    double ratio();

    /** Paints the picture into a rectangle of its own ratio. */
    void paint(Graphics2D g, double x, double y, double width, double height);
}
