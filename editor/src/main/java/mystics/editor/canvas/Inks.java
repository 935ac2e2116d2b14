package mystics.editor.canvas;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Stroke;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;

/**
 * The colours of a drawing under a theme, and pens whose width on the screen is the same at any zoom.
 *
 * @param scale the number of pixels per tile unit
 */
public record Inks(Theme theme, double scale) {
    private static final Color YELLOW = new Color(0xb87b00);

    /** Outlines and letters. */
    Color ink() {
        return theme.stark() ? Color.BLACK : new Color(0x2b1d12);
    }

    /** A second colour, painted below outlines and letters, which makes them visible on any background. */
    Color halo() {
        return theme.stark() ? Color.WHITE : Colours.thin(new Color(0xfff8e6), 0.85);
    }

    /** The colour of selected elements. */
    Color selected() {
        return theme.stark() ? new Color(0x003c9e) : new Color(0x1f5fa8);
    }

    /** The colour of flaws. */
    public Color wrong() {
        return theme.stark() ? new Color(0xb00000) : new Color(0xc22a1f);
    }

    /** Adjacent spaces. */
    Color next() {
        return theme.stark() ? new Color(0x00602b) : new Color(0x2a7548);
    }

    /** Yellow lines. */
    Color yellow() {
        return theme.stark() ? new Color(0x6b4a00) : YELLOW;
    }

    /** The colour of relations that were set by hand. */
    Color byHand() {
        return theme.stark() ? new Color(0x5a0f8a) : new Color(0x7a2f9e);
    }

    /** A pen with the given width in pixels. */
    public Stroke pen(double pixels) {
        return new BasicStroke((float) (pixels / scale), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /**
     * A dashed pen.
     *
     * @param stroke the length of a dash in pixels
     * @param gap the length of a gap in pixels
     */
    Stroke broken(double pixels, double stroke, double gap) {
        return new BasicStroke((float) (pixels / scale), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 4,
                new float[] {(float) (stroke / scale), (float) (gap / scale)}, 0);
    }

    /** Converts a length in pixels to tile units. */
    public double pixels(double pixels) {
        return pixels / scale;
    }
}
