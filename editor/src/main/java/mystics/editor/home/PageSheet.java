package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Colours;

/** The sheet below a page, in front of the home picture: worn leather or parchment, with a beam above and a wooden frame. */
final class PageSheet {
    private static final int ROUND = 18;
    private static final int CORNER = 34;
    private static final int LINES = 7;
    private static final int FIBRES = 160;
    private static final Color WOOD = new Color(0x4a2f1c);
    private static final Color BRASS = new Color(0xb98a3e);
    private static final Color BRASS_LIT = new Color(0xe9c67c);
    private static final Color BEAM = new Color(0x5b3b23);
    private static final Color BEAM_FOOT = new Color(0x3d2717);
    private static final Color GRAIN = new Color(0x33, 0x1f, 0x11, 90);
    private static final Color CANDLE = new Color(0xa8672c);
    private static final Color WORN = new Color(0x9a7440);
    private final Rectangle2D place;
    private final Color ground;

    /** @param ground the colour of the window's pages */
    PageSheet(Rectangle2D place, Color ground) {
        this.place = place;
        this.ground = ground;
    }

    /** Paints the sheet with a beam of the given height in pixels. */
    void paint(Graphics2D ink, int beam) {
        RoundRectangle2D sheet = new RoundRectangle2D.Double(place.getX(), place.getY(), place.getWidth(), place.getHeight(), ROUND, ROUND);
        ink.setColor(WOOD);
        ink.setStroke(new BasicStroke(ROUND / 2f));
        ink.draw(sheet);
        Graphics2D inner = (Graphics2D) ink.create();
        inner.clip(sheet);
        inner.setPaint(lit());
        inner.fill(sheet);
        fibres(inner);
        beam(inner, beam);
        inner.dispose();
        ink.setColor(BRASS);
        ink.setStroke(new BasicStroke(1.5f));
        ink.draw(sheet);
        for (int corner = 0; corner < 4; corner++) {
            corner(ink, corner % 2, corner / 2);
        }
    }

    /** The light on the sheet, which comes from above and is darker towards the edges. */
    private RadialGradientPaint lit() {
        boolean dark = ground.getRed() + ground.getGreen() + ground.getBlue() < 384;
        Color middle = dark ? Colours.mix(ground, CANDLE, 0.20) : Colours.mix(ground, Color.WHITE, 0.35);
        Color edge = dark ? Colours.mix(ground, Color.BLACK, 0.35) : Colours.mix(ground, WORN, 0.30);
        float reach = (float) Math.hypot(place.getWidth(), place.getHeight()) * 0.62f;
        return new RadialGradientPaint((float) place.getCenterX(), (float) (place.getY() + place.getHeight() * 0.32), reach,
                new float[] {0, 0.55f, 1}, new Color[] {middle, ground, edge});
    }

    /** Paints faint strokes, which are the same on every sheet. */
    private void fibres(Graphics2D ink) {
        ink.setStroke(new BasicStroke(1));
        ink.setColor(Colours.thin(WORN, 0.10));
        for (int i = 0; i < FIBRES; i++) {
            double x = place.getX() + place.getWidth() * part(i * 0.618034);
            double y = place.getY() + place.getHeight() * part(i * 0.754878 + 0.3);
            double far = 14 + 26 * part(i * 0.569840);
            ink.draw(new QuadCurve2D.Double(x, y, x + far / 2, y + 5 * Math.sin(i), x + far, y + 3 * Math.cos(i * 3)));
        }
    }

    private static double part(double number) {
        return number - Math.floor(number);
    }

    /** The wooden beam on which the heading stands. */
    private void beam(Graphics2D ink, int high) {
        double left = place.getX();
        double top = place.getY();
        ink.setPaint(new GradientPaint(0, (float) top, BEAM, 0, (float) top + high, BEAM_FOOT));
        ink.fill(new Rectangle2D.Double(left, top, place.getWidth(), high));
        ink.setColor(GRAIN);
        ink.setStroke(new BasicStroke(1.5f));
        for (int i = 1; i < LINES; i++) {
            double y = top + high * (i + 0.3 * Math.sin(i * 5)) / LINES;
            ink.draw(new QuadCurve2D.Double(left, y, left + place.getWidth() * (0.2 + 0.1 * i), y + 4 * Math.sin(i * 3),
                    left + place.getWidth(), y));
        }
        ink.setPaint(new GradientPaint(0, (float) top + high, new Color(0, 0, 0, 90), 0, (float) top + high + 10, new Color(0, 0, 0, 0)));
        ink.fill(new Rectangle2D.Double(left, top + high, place.getWidth(), 10));
        ink.setColor(BRASS);
        ink.draw(new Rectangle2D.Double(left, top + high, place.getWidth(), 0));
    }

    /**
     * Paints a brass fitting with a rivet.
     *
     * @param right 1 for a fitting at the right edge, 0 for one at the left edge
     * @param low 1 for a fitting at the lower edge, 0 for one at the upper edge
     */
    private void corner(Graphics2D ink, int right, int low) {
        Graphics2D turned = (Graphics2D) ink.create();
        turned.translate(right == 0 ? place.getX() : place.getMaxX(), low == 0 ? place.getY() : place.getMaxY());
        turned.scale(1 - 2 * right, 1 - 2 * low);
        Path2D fitting = new Path2D.Double();
        fitting.moveTo(-4, ROUND / 2.0);
        fitting.quadTo(-4, -4, ROUND / 2.0, -4);
        fitting.lineTo(CORNER, -4);
        fitting.quadTo(CORNER - 2, 7, CORNER / 2.0, 7);
        fitting.quadTo(7, 7, 7, CORNER / 2.0);
        fitting.quadTo(7, CORNER - 2, -4, CORNER);
        fitting.closePath();
        turned.setPaint(new GradientPaint(-4, -4, BRASS_LIT, CORNER, CORNER, BRASS));
        turned.fill(fitting);
        turned.setColor(WOOD);
        turned.setStroke(new BasicStroke(1.2f));
        turned.draw(fitting);
        turned.fill(new Ellipse2D.Double(0, 0, 4, 4));
        turned.dispose();
    }
}
