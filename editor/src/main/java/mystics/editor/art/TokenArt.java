package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.MarkKind;

/**
 * Paints tokens as cardboard counters. A condition has eight corners and a red rim; every other token is round. The two kinds can be told
 * apart by their shape alone.
 */
public final class TokenArt {
    private static final Color RIM = new Color(0xb3261e);
    /** The size of the picture on a counter, as a share of the counter's. */
    private static final double ICON = 0.74;
    private final Gallery gallery;
    private final Map<String, MarkKind> kinds;
    private final Theme theme;
    private final Fonts fonts;

    /** A painter of tokens with the pictures and marks of all mods. */
    public TokenArt(Gallery gallery, Map<String, MarkKind> kinds, Theme theme, Fonts fonts) {
        this.gallery = gallery;
        this.kinds = kinds;
        this.theme = theme;
        this.fonts = fonts;
    }

    /** A painter of the same tokens, for use by another thread. */
    public TokenArt apart() {
        return new TokenArt(gallery.apart(), kinds, theme, fonts);
    }

    /** Paints a counter around a point, with its number if players see the number of such marks. */
    public void paint(Graphics2D g, String mark, int number, double x, double y, double size) {
        Optional<MarkKind> kind = Optional.ofNullable(kinds.get(mark));
        boolean condition = kind.map(MarkKind::condition).orElse(false);
        Shape counter = condition ? corners(x, y, size / 2) : new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
        g.setColor(Colours.thin(Color.BLACK, 0.3));
        g.fill(AffineTransform.getTranslateInstance(size * 0.05, size * 0.08).createTransformedShape(counter));
        g.setColor(theme.paper());
        g.fill(counter);
        g.setColor(condition ? RIM : theme.ink());
        g.setStroke(UnevenPen.pen(size * 0.075));
        g.draw(counter);
        icon(g, mark, kind.map(MarkKind::letter).orElse("?"), x, y, size * ICON);
        if (kind.map(known -> known.shows(number)).orElse(number > 1)) {
            Badge.paint(g, fonts, String.valueOf(number), x + size * 0.36, y + size * 0.34, size * 0.24, theme.ink(), theme.paper());
        }
    }

    /** Paints a mark as printed on a floor: only its picture. A mark without a picture is left out. */
    public void print(Graphics2D g, String mark, double x, double y, double size) {
        gallery.find("marks/" + mark).ifPresent(sketch -> sketch.paint(g, x - size / 2, y - size / 2, size, size));
    }

    /** Whether a mark has a picture. */
    public boolean knows(String mark) {
        return gallery.find("marks/" + mark).isPresent();
    }

    private void icon(Graphics2D g, String mark, String letter, double x, double y, double size) {
        Optional<Sketch> sketch = gallery.find("marks/" + mark);
        if (sketch.isPresent()) {
            sketch.get().paint(g, x - size / 2, y - size / 2, size, size);
        } else {
            g.setColor(theme.ink());
            g.setFont(fonts.bold(size * 0.8));
            Letters.centre(g, letter, x, y);
        }
    }

    private static Shape corners(double x, double y, double radius) {
        Path2D path = new Path2D.Double();
        for (int corner : List.of(0, 1, 2, 3, 4, 5, 6, 7)) {
            double angle = Math.PI / 4 * corner + Math.PI / 8;
            double px = x + Math.cos(angle) * radius * 1.06;
            double py = y + Math.sin(angle) * radius * 1.06;
            if (corner == 0) {
                path.moveTo(px, py);
            } else {
                path.lineTo(px, py);
            }
        }
        path.closePath();
        return path;
    }
}
