package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.util.Arrays;
import mystics.editor.art.Colours;

/** Paints the light at an exit to an unexplored room. */
final class Lamp {
    /** The colour of the light. */
    static final Color LIGHT = new Color(0xffd884);

    private Lamp() {
    }

    /**
     * Lets it shine into a shape.
     *
     * @param far how far it reaches from its middle
     * @param shares parts of that way, from 0 to 1; {@code covers} how much it covers at each of them, from 0 to 1
     */
    static void shine(Graphics2D g, Shape into, double x, double y, double far, float[] shares, double... covers) {
        Color[] colours = Arrays.stream(covers).mapToObj(cover -> Colours.thin(LIGHT, cover)).toArray(Color[]::new);
        g.setPaint(new RadialGradientPaint((float) x, (float) y, (float) far, shares, colours));
        g.fill(into);
    }
}
