package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import mystics.editor.art.Colours;
import mystics.editor.art.Hand;
import mystics.editor.art.Looks;
import mystics.editor.art.Surface;
import mystics.editor.art.Theme;
import mystics.geometry.Drawing;

/** Lays evening over a room, darker towards its corners, and then the warm light of what glows in it. */
final class Light {
    private static final Color EVENING = new Color(0x16183a);
    private static final float[] SOFT = {0f, 0.45f, 1f};

    private Light() {
    }

    /** Only the evening. */
    static void evening(Graphics2D g, Theme theme) {
        Rectangle2D room = new Rectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE);
        double night = theme.night();
        g.setPaint(new RadialGradientPaint(new Point2D.Double(Drawing.SIDE / 2, Drawing.SIDE / 2), (float) (Drawing.SIDE * 0.74), new float[] {0f, 0.6f, 1f},
                new Color[] {Colours.thin(EVENING, night * 0.7), Colours.thin(EVENING, night), Colours.thin(EVENING, Math.min(0.9, night + 0.26))}));
        g.fill(room);
    }

    /** The evening and the lights in it. */
    static void paint(Graphics2D g, Drawing drawing, Looks looks, Theme theme) {
        evening(g, theme);
        for (Drawing.Decor decor : drawing.decor()) {
            Surface surface = looks.get(decor.kind());
            if (surface.glow() > 0) {
                Rectangle2D box = new Hand(0).outline(decor.shape(), 0).getBounds2D();
                glow(g, box.getCenterX(), box.getCenterY(), surface, 0.26 + theme.night() * 0.6);
            }
        }
    }

    private static void glow(Graphics2D g, double x, double y, Surface surface, double strength) {
        Color light = Colours.bright(surface.fill(), 0.1);
        g.setPaint(new RadialGradientPaint(new Point2D.Double(x, y), (float) surface.glow(), SOFT,
                new Color[] {Colours.thin(light, strength), Colours.thin(light, strength * 0.4), Colours.thin(light, 0)}));
        g.fill(new Rectangle2D.Double(x - surface.glow(), y - surface.glow(), surface.glow() * 2, surface.glow() * 2));
    }
}
