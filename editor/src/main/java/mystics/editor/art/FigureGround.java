package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/** The ground behind a figure on a card: a wall in the light of a torch, and a floor with the figure's shadow. A stark theme has white. */
final class FigureGround {
    /** The top of the floor, relative to the frame. */
    private static final double FLOOR = 0.78;
    private static final Color LIGHT = new Color(0xf3c778);
    private static final Color NIGHT = new Color(0x241a24);
    private static final double TINT = 0.45;
    private final Theme theme;
    private final Color band;

    /** @param band the colour of the card's band, which tints the wall */
    FigureGround(Theme theme, Color band) {
        this.theme = theme;
        this.band = band;
    }

    /** Paints the wall, with the floor and a shadow before it, into a frame. */
    void paint(Graphics2D g, Rectangle2D frame) {
        wall(g, frame);
        if (theme.stark()) return;
        Shape before = g.getClip();
        g.clip(frame);
        floor(g, frame);
        g.setClip(before);
    }

    private void wall(Graphics2D g, Rectangle2D frame) {
        if (theme.stark()) {
            g.setColor(Color.WHITE);
            g.fill(frame);
            return;
        }
        Shape before = g.getClip();
        g.clip(frame);
        Color wall = Colours.mix(band, LIGHT, TINT);
        g.setPaint(new RadialGradientPaint((float) frame.getCenterX(), (float) (frame.getY() + frame.getHeight() * 0.4),
                (float) (frame.getWidth() * 0.62), new float[] {0, 0.45f, 1},
                new Color[] {Colours.mix(wall, LIGHT, 0.7), wall, Colours.mix(wall, NIGHT, 0.75)}));
        g.fill(frame);
        g.setClip(before);
    }

    private void floor(Graphics2D g, Rectangle2D frame) {
        double top = frame.getY() + frame.getHeight() * FLOOR;
        double tall = frame.getMaxY() - top;
        g.setColor(Colours.thin(NIGHT, 0.35));
        g.fill(new Rectangle2D.Double(frame.getX(), top, frame.getWidth(), tall));
        AffineTransform before = g.getTransform();
        g.translate(frame.getCenterX(), frame.getMaxY() - tall * 0.4);
        g.scale(1, 0.2);
        float wide = (float) (frame.getHeight() * 0.42);
        g.setPaint(new RadialGradientPaint(0, 0, wide, new float[] {0, 0.6f, 1},
                new Color[] {Colours.thin(NIGHT, 0.75), Colours.thin(NIGHT, 0.5), Colours.thin(NIGHT, 0)}));
        g.fill(new Ellipse2D.Double(-wide, -wide, 2 * wide, 2 * wide));
        g.setTransform(before);
    }
}
