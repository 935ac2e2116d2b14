package mystics.editor.print;

import java.awt.Font;
import java.awt.Graphics2D;
import java.util.List;

/**
 * A line of text on a page.
 *
 * @param runs the pieces of it, each in one face
 * @param width how far it reaches
 */
record TypedLine(List<Run> runs, double width) {
    /** A piece of a line, {@code x} from its beginning. */
    record Run(String text, Font font, double x) {
    }

    /** Writes the line as text, so that it can be found in a file; {@code y} is the foot of its letters. */
    void write(Graphics2D ink, double x, double y) {
        for (Run run : runs) {
            ink.setFont(run.font());
            ink.drawString(run.text(), (float) (x + run.x()), (float) y);
        }
    }
}
