package mystics.editor.art;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import mystics.choice.Faces;

/** Paints action dice (DICE-1): the number of the face on a dark ground, and the symbols and the star beside it. */
public final class DieArt {
    private static final Color BONE = new Color(0xfbf3df);
    private static final Color EDGE = new Color(0xcdb993);
    private static final Color NUMBER = new Color(0x3a2a1c);
    /** The side, in pixels, below which symbols and number would be too small side by side. */
    private static final double SMALL = 40;
    private final Fonts fonts;
    private final Theme theme;

    /** A painter of dice with these fonts, under a theme. */
    public DieArt(Fonts fonts, Theme theme) {
        this.fonts = fonts;
        this.theme = theme;
    }

    /** Paints a face, 1 to 6, into a square. A small die shows mainly its number. */
    public void paint(Graphics2D g, int face, double x, double y, double size) {
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.scale(size / 100, size / 100);
        body(g);
        if (size < SMALL) {
            small(g, face);
        } else {
            large(g, face);
        }
        g.setTransform(before);
    }

    private void large(Graphics2D g, int face) {
        List<Symbol> shown = shown(face);
        double each = shown.size() > 1 ? 40 : 54;
        for (int i = 0; i < shown.size(); i++) {
            double offset = (i - (shown.size() - 1) / 2.0) * 40;
            shown.get(i).paint(g, 51 + offset, 42, each);
        }
        if (Faces.star(face)) {
            Symbol.STAR.paint(g, 77, 75, 30);
        }
        number(g, face, new RoundRectangle2D.Double(6, 55, 40, 40, 22, 22), 42);
    }

    private void small(Graphics2D g, int face) {
        List<Symbol> shown = new ArrayList<>(shown(face));
        if (Faces.star(face)) shown.add(Symbol.STAR);
        double each = Math.min(46, 84.0 / shown.size());
        for (int i = 0; i < shown.size(); i++) {
            shown.get(i).paint(g, 73, 50 + (i - (shown.size() - 1) / 2.0) * each, each);
        }
        number(g, face, new RoundRectangle2D.Double(4, 4, 48, 92, 26, 26), 80);
    }

    /** Paints the number on a dark ground of its own, so that nobody takes it for a number of hits. */
    private void number(Graphics2D g, int face, RoundRectangle2D ground, float letter) {
        g.setColor(theme.stark() ? Color.BLACK : NUMBER);
        g.fill(ground);
        g.setFont(fonts.bold(letter));
        g.setColor(Color.WHITE);
        Letters.centre(g, String.valueOf(Faces.number(face)), ground.getCenterX(), ground.getCenterY());
    }

    /** Paints a face, 1 to 6, into a square of a given size at the origin. */
    public Consumer<Graphics2D> painter(int face, int size) {
        return ink -> {
            Quality.fine(ink);
            paint(ink, face, 0, 0, size);
        };
    }

    private static List<Symbol> shown(int face) {
        List<Symbol> shown = new ArrayList<>();
        if (Faces.sword(face)) {
            shown.add(Symbol.SWORD);
        }
        if (Faces.shield(face)) {
            shown.add(Symbol.SHIELD);
        }
        if (Faces.bow(face)) {
            shown.add(Symbol.BOW);
        }
        if (Faces.cheese(face)) {
            shown.add(Symbol.CHEESE);
        }
        return shown;
    }

    private void body(Graphics2D g) {
        Shape die = new RoundRectangle2D.Double(4, 4, 92, 92, 26, 26);
        if (!theme.stark()) {
            g.setColor(Colours.thin(Color.BLACK, 0.28));
            g.fill(new RoundRectangle2D.Double(8, 10, 91, 91, 26, 26));
        }
        g.setPaint(theme.stark() ? Color.WHITE : new GradientPaint(10, 0, BONE, 90, 100, EDGE));
        g.fill(die);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(4));
        g.draw(die);
        if (!theme.stark()) {
            g.setColor(Colours.thin(Color.WHITE, 0.55));
            g.setStroke(UnevenPen.pen(3));
            g.draw(new RoundRectangle2D.Double(10, 10, 80, 80, 20, 20));
        }
    }
}
