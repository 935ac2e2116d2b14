package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import mystics.editor.art.Hand;

/**
 * The line round what may be taken: dashed on a pale one, so that it is known without its colour. All widths and lengths in tile units.
 *
 * @param below how wide the pale line is; {@code above} how wide the dashes on it are
 * @param dash how long each is; {@code gap} how far it is to the next
 */
record Dashes(float below, float above, float dash, float gap) {
    /** Draws an outline. */
    void draw(Graphics2D g, Shape outline, Color pale, Color colour) {
        g.setColor(pale);
        g.setStroke(Hand.pen(below));
        g.draw(outline);
        g.setColor(colour);
        g.setStroke(new BasicStroke(above, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, gap}, 0));
        g.draw(outline);
    }
}
