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
     * Paints the light into a shape.
     *
     * @param far the reach of the light from its middle
     * @param shares the distances from the middle, as shares of the reach, 0 to 1
     * @param covers the opacity at each of these distances, 0 to 1
     */
    static void shine(Graphics2D g, Shape into, double x, double y, double far, float[] shares, double... covers) {
        Color[] colours = Arrays.stream(covers).mapToObj(cover -> Colours.thin(LIGHT, cover)).toArray(Color[]::new);
        g.setPaint(new RadialGradientPaint((float) x, (float) y, (float) far, shares, colours));
        g.fill(into);
    }
}
