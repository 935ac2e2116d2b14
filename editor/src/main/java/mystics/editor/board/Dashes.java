package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import mystics.editor.art.UnevenPen;

/**
 * The outline of a legal choice: a dashed line over a pale line, recognisable even without its colour. All measures are in tile units.
 *
 * @param below the width of the pale line
 * @param above the width of the dashes
 * @param dash the length of a dash
 * @param gap the distance to the next dash
 */
record Dashes(float below, float above, float dash, float gap) {
    /** Draws an outline. */
    void draw(Graphics2D g, Shape outline, Color pale, Color colour) {
        g.setColor(pale);
        g.setStroke(UnevenPen.pen(below));
        g.draw(outline);
        g.setColor(colour);
        g.setStroke(new BasicStroke(above, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, gap}, 0));
        g.draw(outline);
    }
}
