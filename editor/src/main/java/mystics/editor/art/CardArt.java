package mystics.editor.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;

/** Paints cards large enough to read: name and kind on a coloured band, a picture, a row of numbers, the text, and who may use the card. */
public final class CardArt {
    /** The width of a card whose height is 1. */
    public static final double RATIO = 630.0 / 880;
    private static final double WIDTH = 630;
    private static final double HEIGHT = 880;
    private static final double MARGIN = 44;
    /** The least ratio of width to height at which a picture is painted to fill its frame. */
    private static final double WIDE = 2;
    private static final double LARGEST = 30;
    private static final double SMALLEST = 17;
    private final Gallery gallery;
    private final Fonts fonts;
    private final Theme theme;

    /** A painter of cards with these pictures, fonts and theme. */
    public CardArt(Gallery gallery, Fonts fonts, Theme theme) {
        this.gallery = gallery;
        this.fonts = fonts;
        this.theme = theme;
    }

    /** Paints a card of a given width, with its upper left corner at a point. */
    public void paint(Graphics2D g, CardFace face, double x, double y, double width) {
        AffineTransform before = g.getTransform();
        Shape clip = g.getClip();
        g.translate(x, y);
        g.scale(width / WIDTH, width / WIDTH);
        Shape card = new RoundRectangle2D.Double(0, 0, WIDTH, HEIGHT, 48, 48);
        g.setColor(theme.paper());
        g.fill(card);
        g.clip(card);
        band(g, face);
        picture(g, face);
        double below = values(g, face);
        text(g, face, below);
        need(g, face);
        g.setTransform(before);
        g.setClip(clip);
        g.translate(x, y);
        g.scale(width / WIDTH, width / WIDTH);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(7));
        g.draw(new RoundRectangle2D.Double(3.5, 3.5, WIDTH - 7, HEIGHT - 7, 44, 44));
        if (theme.stark()) {
            g.setColor(theme.paper());
            g.setStroke(UnevenPen.pen(3));
            g.draw(new RoundRectangle2D.Double(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 46, 46));
        }
        g.setTransform(before);
    }

    private void band(Graphics2D g, CardFace face) {
        g.setColor(theme.stark() ? Color.BLACK : face.band());
        g.fill(new Rectangle2D.Double(0, 0, WIDTH, 118));
        g.setColor(Color.WHITE);
        double size = 42;
        g.setFont(fonts.bold(size));
        while (g.getFontMetrics().stringWidth(face.name()) > WIDTH - 170 && size > 22) {
            g.setFont(fonts.bold(--size));
        }
        g.drawString(face.name(), (float) MARGIN, 62);
        g.setFont(fonts.italic(25));
        g.drawString(face.kind().toString(), (float) MARGIN, 98);
        g.setColor(theme.paper());
        g.fill(new RoundRectangle2D.Double(WIDTH - 114, 18, 82, 82, 30, 30));
        face.sign().paint(g, WIDTH - 73, 59, 62);
    }

    private void picture(Graphics2D g, CardFace face) {
        Rectangle2D frame = new Rectangle2D.Double(0, 118, WIDTH, 272);
        g.setColor(theme.stark() ? Color.WHITE : Colours.mix(face.band(), theme.paper(), 0.74));
        g.fill(frame);
        Optional<Sketch> own = face.art().stream().flatMap(name -> gallery.find(name).stream()).findFirst();
        Sketch sketch = own.orElse(face.sign().sketch());
        if (sketch.ratio() >= WIDE) {
            scene(g, sketch, frame);
        } else {
            double height = own.isPresent() ? 250 : 170;
            sketch.paint(g, WIDTH / 2 - height * sketch.ratio() / 2, frame.getCenterY() - height / 2, height * sketch.ratio(), height);
        }
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(4));
        g.draw(frame);
    }

    /** Paints a wide picture so that it fills its frame. The parts beyond the frame are cut off. */
    private static void scene(Graphics2D g, Sketch sketch, Rectangle2D frame) {
        Shape before = g.getClip();
        g.clip(frame);
        double wide = Math.max(frame.getWidth(), frame.getHeight() * sketch.ratio());
        sketch.paint(g, frame.getCenterX() - wide / 2, frame.getCenterY() - wide / sketch.ratio() / 2, wide, wide / sketch.ratio());
        g.setClip(before);
    }

    private double values(Graphics2D g, CardFace face) {
        if (face.values().isEmpty()) {
            return 410;
        }
        double each = (WIDTH - 2 * MARGIN) / face.values().size();
        for (int i = 0; i < face.values().size(); i++) {
            CardFace.Value value = face.values().get(i);
            double x = MARGIN + each * i;
            value.sign().paint(g, x + 30, 432, 50);
            g.setColor(theme.ink());
            String word = value.word().toString();
            g.setFont(fonts.bold(word.length() > 3 ? 24 : 36));
            g.drawString(word, (float) x + 62, word.length() > 3 ? 441 : 445);
        }
        g.setColor(Colours.thin(theme.ink(), 0.35));
        g.setStroke(UnevenPen.pen(2));
        g.draw(new Line2D.Double(MARGIN, 472, WIDTH - MARGIN, 472));
        return 484;
    }

    /** Writes the text in the largest size that fits. */
    private void text(Graphics2D g, CardFace face, double from) {
        double room = (face.need().isEmpty() ? HEIGHT - 36 : HEIGHT - 92) - from;
        Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
        Quality.fine(scratch);
        double size = LARGEST;
        while (size > SMALLEST && write(scratch, face, from, size) - from > room) {
            size--;
        }
        scratch.dispose();
        write(g, face, from, size);
    }

    private double write(Graphics2D g, CardFace face, double from, double size) {
        double y = from;
        g.setColor(theme.ink());
        for (CardFace.Paragraph paragraph : face.text()) {
            if (!paragraph.heading().isEmpty()) {
                g.setFont(fonts.bold(size));
                y = Letters.wrap(g, paragraph.heading(), MARGIN, y + size * 0.3, WIDTH - 2 * MARGIN);
            }
            g.setFont(fonts.plain(size));
            y = Letters.wrap(g, paragraph.text(), MARGIN, y + size * 0.1, WIDTH - 2 * MARGIN);
        }
        return y;
    }

    private void need(Graphics2D g, CardFace face) {
        if (!face.need().isEmpty()) {
            g.setColor(Colours.thin(face.band(), 0.22));
            g.fill(new Rectangle2D.Double(0, HEIGHT - 74, WIDTH, 74));
            g.setColor(theme.ink());
            g.setFont(fonts.bold(25));
            g.drawString(face.need().toString(), (float) MARGIN, (float) HEIGHT - 28);
        }
    }
}
