package mystics.editor.print;

import java.awt.Font;
import java.awt.Graphics2D;
import java.util.List;

/**
 * A line of text on a page.
 *
 * @param runs the pieces of the line, each in one font
 * @param width the width of the line
 */
record TypedLine(List<Run> runs, double width) {
    /**
     * A piece of a line.
     *
     * @param x the distance of the piece from the beginning of the line
     */
    record Run(String text, Font font, double x) {
    }

    /**
     * Writes the line as text, so that it can be found in a file.
     *
     * @param y the y coordinate of the line's baseline
     */
    void write(Graphics2D ink, double x, double y) {
        for (Run run : runs) {
            ink.setFont(run.font());
            ink.drawString(run.text(), (float) (x + run.x()), (float) y);
        }
    }
}
