package mystics.editor.art;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import mystics.choice.Faces;

/** Paints action dice (DICE-1): the symbols of the face, the star, and in a corner the number on a dark ground. */
public final class DieArt {
    private static final Color BONE = new Color(0xfbf3df);
    private static final Color EDGE = new Color(0xcdb993);
    private static final Color NUMBER = new Color(0x3a2a1c);
    /** The least side of a die in pixels: on a smaller die, three symbols could not be told apart. */
    private static final int LEAST = 32;
    /** The side, in pixels, below which the number is larger than its usual share of the die, and its size then. */
    private static final double SMALL = 40;
    private static final double LARGER = 1.2;
    private final Fonts fonts;
    private final Theme theme;

    /** A painter of dice with these fonts, under a theme. */
    public DieArt(Fonts fonts, Theme theme) {
        this.fonts = fonts;
        this.theme = theme;
    }

    /** The side of a small die among words: as large as wanted, but never too small to be read. */
    public static int small(double wanted) {
        return Math.max(LEAST, (int) Math.round(wanted));
    }

    /** Paints a face, 1 to 6, into a square. */
    public void paint(Graphics2D g, int face, double x, double y, double size) {
        Graphics2D ink = square(g, x, y, size);
        symbols(ink, face);
        number(ink, face, size < SMALL ? LARGER : 1);
        ink.dispose();
    }

    /** A pen with 100 units to the side of a square. */
    private static Graphics2D square(Graphics2D g, double x, double y, double size) {
        Graphics2D ink = (Graphics2D) g.create();
        ink.translate(x, y);
        ink.scale(size / 100, size / 100);
        return ink;
    }

    private void symbols(Graphics2D g, int face) {
        body(g);
        List<Symbol> shown = shown(face);
        double each = shown.size() > 1 ? 40 : 54;
        for (int i = 0; i < shown.size(); i++) {
            double offset = (i - (shown.size() - 1) / 2.0) * 40;
            shown.get(i).paint(g, 51 + offset, 42, each);
        }
        if (Faces.star(face)) Symbol.STAR.paint(g, 77, 75, 30);
    }

    /** Paints the number on a dark ground of its own, so that nobody takes it for a number of hits. */
    private void number(Graphics2D g, int face, double share) {
        double side = 40 * share;
        RoundRectangle2D ground = new RoundRectangle2D.Double(6, 95 - side, side, side, 22, 22);
        g.setColor(theme.stark() ? Color.BLACK : NUMBER);
        g.fill(ground);
        g.setFont(fonts.bold((float) (42 * share)));
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

    /** Paints only the symbols of a face, for a roll in which the number does not count. */
    public Consumer<Graphics2D> unnumbered(int face, int size) {
        return ink -> {
            Quality.fine(ink);
            Graphics2D square = square(ink, 0, 0, size);
            symbols(square, face);
            square.dispose();
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
