package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import mystics.content.Size;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.art.Standee;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Paints figures on their bases: round for a mouse, six-sided for a minion, and six-sided with two rims for a boss. The picture of the
 * figure comes from a mod.
 */
final class FigurePainter {
    private static final double SMALL = 104;
    private static final double LARGE = 150;
    private static final Color[] PARTY = {new Color(0x2f6fb5), new Color(0x3f9a5a), new Color(0x8a4fb0), new Color(0xd9932b),
            new Color(0x1f9a9a), new Color(0xc2557f)};
    private static final Color FOE = new Color(0x8c1d1a);
    private static final Color GOLD = new Color(0xf0c13e);
    private static final Color FRIEND = new Color(0x2c7a4b);
    private static final Color TURN = new Color(0xffd23c);
    private static final Color CARD = new Color(0xfbf3df);
    private static final double RIM = 2.6;
    /** The widths of the line around the figure whose turn it is, and of its dark edge. */
    private static final double LINE = 5.4;
    private static final double INK = 1.6;
    /** The part of the base that is in front of the feet. */
    private static final double FOOT = 0.12;
    /** The depth of a base, relative to its width. */
    private static final double FLAT = 0.44;
    /** The sizes of the bases of a minion and of a boss, in sizes of a round base. */
    private static final double WIDER = 1.08;
    private static final double BROAD = 1.32;
    private static final int SIDES = 6;
    private final Gallery gallery;
    private final TokenImages tokens;
    private final Fonts fonts;
    private final Theme theme;
    private float letter = BoardPainter.USUAL;

    /** A painter for one style. */
    FigurePainter(BoardStyle style) {
        this.gallery = style.gallery();
        this.tokens = new TokenImages(style.tokens());
        this.fonts = style.fonts();
        this.theme = style.theme();
    }

    /** The height of a figure, in tile units. */
    static double height(FigurePicture figure) {
        return figure.size() == Size.SMALL ? SMALL : LARGE;
    }

    /** The width of a figure's base, in tile units. */
    static double base(FigurePicture figure) {
        return height(figure) * (figure.size() == Size.SMALL ? 0.66 : 0.86);
    }

    /** Paints a figure without its marks, its hearts and its number. The feet of the figure are at a point. */
    void paint(Graphics2D g, FigurePicture figure, double x, double y) {
        double base = base(figure);
        Color rim = rim(figure);
        stand(g, figure, x, y, base, rim);
        Sketch sketch = gallery.first(figure.art(), figure.name().substring(0, 1));
        double height = height(figure);
        double width = height * sketch.ratio();
        if (width > base * 1.45) {
            width = base * 1.45;
            height = width / sketch.ratio();
        }
        double left = x - width / 2;
        double top = y - height + base * FOOT;
        if (figure.acting()) {
            Standee.paint(g, sketch, left, top, width, height, RIM + LINE, theme.ink());
            Standee.paint(g, sketch, left, top, width, height, RIM + LINE - INK, TURN);
        }
        Standee.paint(g, sketch, left, top, width, height, RIM, theme.stark() ? Color.WHITE : CARD);
    }

    /** Sets the height of the window's letters, in pixels. */
    void letters(float newLetter) {
        letter = newLetter;
    }

    float letter() {
        return letter;
    }

    /** Paints the marks, the hearts and the number of a figure. They come after all figures and frames, so that nothing hides them. */
    void tags(Graphics2D g, PlacedFigure placed) {
        FigurePicture figure = placed.figure();
        TagBoxes boxes = new TagBoxes(placed, letter / g.getTransform().getScaleX());
        AffineTransform before = g.getTransform();
        g.translate(placed.x(), placed.y());
        g.scale(placed.share(), placed.share());
        List<Ellipse2D> badges = boxes.badges();
        for (int i = 0; i < badges.size(); i++) {
            tokens.paint(g, figure.badges().get(i), 1, badges.get(i));
        }
        if (boxes.life().isShown()) boxes.life().paint(g, fonts);
        boxes.number().ifPresent(place -> NumberTag.paint(g, fonts, figure.number(), place.getCenterX(), place.getCenterY(),
                place.getWidth() / 2));
        g.setTransform(before);
    }

    private static Color rim(FigurePicture figure) {
        return switch (figure.side()) {
            case HERO -> PARTY[figure.slot() % PARTY.length];
            case ALLY -> FRIEND;
            case MINION, BOSS -> FOE;
        };
    }

    private void stand(Graphics2D g, FigurePicture figure, double x, double y, double base, Color rim) {
        double flat = base * FLAT;
        shadow(g, x + base * 0.10, y + flat * 0.24, base * 0.72, flat * 0.76);
        if (figure.acting()) {
            turn(g, x, y, base, flat);
        }
        Shape ring = switch (figure.side()) {
            case HERO, ALLY -> new Ellipse2D.Double(x - base / 2, y - flat / 2, base, flat);
            case MINION -> sides(x, y, base / 2 * WIDER, flat / 2 * WIDER);
            case BOSS -> sides(x, y, base / 2 * BROAD, flat / 2 * BROAD);
        };
        g.setColor(rim);
        g.fill(ring);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(3));
        g.draw(ring);
        if (figure.side() == FigurePicture.Side.BOSS) {
            g.setColor(GOLD);
            g.fill(sides(x, y, base / 2 * WIDER, flat / 2 * WIDER));
        }
        Shape top = figure.side().friendly() ? new Ellipse2D.Double(x - base * 0.37, y - flat * 0.36, base * 0.74, flat * 0.72)
                : sides(x, y, base * 0.39, flat * 0.38);
        g.setColor(Colours.bright(rim, figure.side().friendly() ? 0.55 : 0.2));
        g.fill(top);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(1.6));
        g.draw(top);
    }

    /** Paints the ring around the figure whose turn it is, in a glow of light. A stark theme has no glow. */
    private void turn(Graphics2D g, double x, double y, double base, double flat) {
        if (!theme.stark()) {
            AffineTransform before = g.getTransform();
            g.translate(x, y);
            g.scale(1, 0.62);
            g.setPaint(new RadialGradientPaint(0, 0, (float) (base * 1.15), new float[] {0, 0.5f, 1},
                    new Color[] {Colours.thin(TURN, 0.85), Colours.thin(TURN, 0.55), Colours.thin(TURN, 0)}));
            g.fill(new Ellipse2D.Double(-base * 1.15, -base * 1.15, base * 2.3, base * 2.3));
            g.setTransform(before);
        }
        ring(g, ringAround(x, y, base, flat));
    }

    private static Ellipse2D ringAround(double x, double y, double base, double flat) {
        return new Ellipse2D.Double(x - base * 0.74, y - flat * 0.82, base * 1.48, flat * 1.64);
    }

    private void ring(Graphics2D g, Shape ring) {
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(13));
        g.draw(ring);
        g.setColor(TURN);
        g.setStroke(UnevenPen.pen(8));
        g.draw(ring);
    }

    /** Paints a soft shadow, or a plain shadow under a stark theme. */
    private void shadow(Graphics2D g, double x, double y, double rx, double ry) {
        if (theme.stark()) {
            g.setColor(Colours.thin(Color.BLACK, 0.32));
            g.fill(new Ellipse2D.Double(x - rx * 0.72, y - ry * 0.7, rx * 1.44, ry * 1.4));
            return;
        }
        AffineTransform before = g.getTransform();
        g.translate(x, y);
        g.scale(1, ry / rx);
        g.setPaint(new RadialGradientPaint(0, 0, (float) rx, new float[] {0, 0.55f, 1},
                new Color[] {Colours.thin(Color.BLACK, 0.62), Colours.thin(Color.BLACK, 0.42), Colours.thin(Color.BLACK, 0)}));
        g.fill(new Ellipse2D.Double(-rx, -rx, 2 * rx, 2 * rx));
        g.setTransform(before);
    }

    /** A six-sided plate that lies on the floor. */
    private static Shape sides(double x, double y, double rx, double ry) {
        Path2D path = new Path2D.Double();
        for (int corner = 0; corner < SIDES; corner++) {
            double angle = 2 * Math.PI * corner / SIDES;
            double px = x + Math.cos(angle) * rx;
            double py = y + Math.sin(angle) * ry;
            if (corner == 0) path.moveTo(px, py);
            else path.lineTo(px, py);
        }
        path.closePath();
        return path;
    }
}
