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
import java.util.stream.DoubleStream;

/** Paints cards large enough to read: name and kind on a coloured band, a picture, a row of numbers, the text, and who may use the card. */
public final class CardArt {
    /** The width of a card whose height is 1. */
    public static final double RATIO = 630.0 / 880;
    private static final double WIDTH = 630;
    private static final double HEIGHT = 880;
    private static final double MARGIN = 44;
    /** The diameter of the corners, and the distance of the paper from the edge. */
    private static final double ROUND = 48;
    private static final double IN = 2.5;
    /** The distance of the words about the kind from the right edge of the card. */
    private static final double BESIDE = 126;
    /** The least ratio of width to height at which a picture fills its frame. */
    private static final double WIDE = 2;
    /** The size of the letters that say what a number counts. */
    private static final double NAME = 25;
    private static final double LARGEST = 30;
    private static final double SMALLEST = 17;
    /** The least size of letters that can be read on a printed card without effort. */
    private static final double READABLE = 24;
    /** The top of the picture's frame. */
    private static final double TOP = 118;
    private static final double HIGH = 272;
    /** The heights of the frame on a card with a long text and with a very long text. */
    private static final double MIDDLE = 210;
    private static final double LOW = 150;
    /** The greatest height of the frame around a figure on a card with a short text, and its free space above and below the figure. */
    private static final double HIGHEST = 360;
    private static final double FREE = 22;
    /** The least size of the text on a low card, and the least height of a picture on it. */
    private static final double CLEAR = 27;
    private static final double BAND = 70;
    /** The greatest part of a frame's height that stays free above and below a figure. */
    private static final double FREE_PART = 0.081;
    private final Gallery gallery;
    private final Fonts fonts;
    private final Theme theme;

    /** A painter of cards with these pictures, fonts and theme. */
    public CardArt(Gallery gallery, Fonts fonts, Theme theme) {
        this.gallery = gallery;
        this.fonts = fonts;
        this.theme = theme;
    }

    /** The measures of a card, in its own units: its height, the height of its picture's frame, and the size of its text. */
    private record Measure(double high, double frame, double size) {
    }

    private Measure whole(CardFace face) {
        double frame = frame(face);
        return new Measure(HEIGHT, frame, size(face, TOP + frame));
    }

    /** The measures of a card of a height: the text is whole and large, and the picture takes only what the text leaves. */
    private Measure low(CardFace face, double high) {
        double size = LARGEST;
        while (size > CLEAR && foot(face, size) > high) {
            size--;
        }
        double left = high - foot(face, size);
        return new Measure(high, left < BAND ? 0 : Math.min(left, HIGH), size);
    }

    /** The height of a card without a picture, in its own units. */
    private double foot(CardFace face, double size) {
        return end(face, TOP, size) + HEIGHT - end(face);
    }

    /** The height in pixels of a card that is as low as possible, but no lower than a number of pixels, and never higher than usual. */
    public double height(CardFace face, double width, double low) {
        return Math.min(width / RATIO, Math.max(low, foot(face, CLEAR) * width / WIDTH));
    }

    /** Paints a card of a given width, with its upper left corner at a point. */
    public void paint(Graphics2D g, CardFace face, double x, double y, double width) {
        paint(g, face, whole(face), x, y, width);
    }

    /** Paints a card of a given width and height. The picture of a low card makes way for the text. */
    public void paint(Graphics2D g, CardFace face, Rectangle2D place) {
        double high = place.getHeight() * WIDTH / place.getWidth();
        paint(g, face, high >= HEIGHT - 2 ? whole(face) : low(face, high), place.getX(), place.getY(), place.getWidth());
    }

    private void paint(Graphics2D g, CardFace face, Measure of, double x, double y, double width) {
        AffineTransform before = g.getTransform();
        Shape clip = g.getClip();
        g.translate(x, y);
        g.scale(width / WIDTH, width / WIDTH);
        // The paper ends below the middle of its edge, so that none of it is seen outside the round corners.
        Shape card = new RoundRectangle2D.Double(IN, IN, WIDTH - 2 * IN, of.high() - 2 * IN, ROUND - IN, ROUND - IN);
        g.setColor(theme.paper());
        g.fill(card);
        g.clip(card);
        band(g, face);
        double foot = TOP + of.frame();
        if (of.frame() > 0) picture(g, face, foot);
        values(g, face, foot);
        write(g, face, below(face, foot), of.size());
        need(g, face, of.high());
        g.setTransform(before);
        g.setClip(clip);
        g.translate(x, y);
        g.scale(width / WIDTH, width / WIDTH);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(7));
        g.draw(new RoundRectangle2D.Double(3.5, 3.5, WIDTH - 7, of.high() - 7, ROUND - 3.5, ROUND - 3.5));
        if (theme.stark()) {
            g.setColor(theme.paper());
            g.setStroke(UnevenPen.pen(3));
            g.draw(new RoundRectangle2D.Double(1.5, 1.5, WIDTH - 3, of.high() - 3, 46, 46));
        }
        g.setTransform(before);
    }

    private void band(Graphics2D g, CardFace face) {
        g.setColor(theme.stark() ? Color.BLACK : face.band());
        g.fill(new Rectangle2D.Double(0, 0, WIDTH, TOP));
        g.setColor(Color.WHITE);
        boldly(g, face.name(), 42, WIDTH - 170);
        g.drawString(face.name(), (float) MARGIN, 62);
        kind(g, face.kind().toString());
        g.setColor(theme.paper());
        g.fill(new RoundRectangle2D.Double(WIDTH - 114, 18, 82, 82, 30, 30));
        face.sign().paint(g, WIDTH - 73, 59, 62);
    }

    /** The place of the sign of the kind on a card of a width. */
    public Rectangle2D sign(double width) {
        double scale = width / WIDTH;
        return new Rectangle2D.Double((WIDTH - 114) * scale, 18 * scale, 82 * scale, 82 * scale);
    }

    /** Writes the kind of a card right beside its sign, so that the words say what the sign stands for. */
    private void kind(Graphics2D g, String words) {
        g.setFont(fonts.italic(25));
        double left = WIDTH - BESIDE - g.getFontMetrics().stringWidth(words);
        g.drawString(words, (float) Math.max(MARGIN, left), 98);
    }

    /** Chooses bold letters of a size at which the words fit into a width. */
    private void boldly(Graphics2D g, String words, double largest, double width) {
        double size = largest;
        g.setFont(fonts.bold(size));
        while (g.getFontMetrics().stringWidth(words) > width && size > SMALLEST) {
            g.setFont(fonts.bold(--size));
        }
    }

    private Optional<Sketch> own(CardFace face) {
        return face.art().stream().flatMap(name -> gallery.find(name).stream()).findFirst();
    }

    /** The height of the picture's frame. */
    private double frame(CardFace face) {
        double fits = DoubleStream.of(HIGH, MIDDLE).filter(high -> size(face, TOP + high) >= READABLE).findFirst().orElse(LOW);
        boolean figure = own(face).filter(sketch -> sketch.ratio() < WIDE).isPresent();
        return figure && fits == HIGH ? Math.min(HIGHEST, HIGH + spare(face)) : fits;
    }

    /** The height that stays empty below the text in its largest size. */
    private double spare(CardFace face) {
        double foot = TOP + HIGH;
        return size(face, foot) < LARGEST ? 0 : Math.max(0, end(face) - end(face, foot, LARGEST));
    }

    private void picture(Graphics2D g, CardFace face, double foot) {
        Rectangle2D frame = new Rectangle2D.Double(0, TOP, WIDTH, foot - TOP);
        Optional<Sketch> own = own(face);
        if (own.isPresent()) {
            new FigureGround(theme, face.band()).paint(g, frame);
        } else {
            g.setColor(theme.stark() ? Color.WHITE : Colours.mix(face.band(), theme.paper(), 0.74));
            g.fill(frame);
        }
        Sketch sketch = own.orElse(face.sign().sketch());
        if (sketch.ratio() >= WIDE) {
            new Widened(sketch, WIDTH / frame.getHeight()).paint(g, 0, TOP, WIDTH, frame.getHeight());
        } else {
            double free = Math.min(FREE, FREE_PART * frame.getHeight());
            double height = own.isPresent() ? Math.min(frame.getHeight() - free, (WIDTH - 2 * MARGIN) / sketch.ratio())
                    : frame.getHeight() * 0.625;
            sketch.paint(g, WIDTH / 2 - height * sketch.ratio() / 2, frame.getCenterY() - height / 2, height * sketch.ratio(), height);
        }
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(4));
        g.draw(frame);
    }

    /** The top of the text. */
    private static double below(CardFace face, double foot) {
        return foot + (face.values().isEmpty() ? 20 : 94);
    }

    private void values(Graphics2D g, CardFace face, double foot) {
        if (face.values().isEmpty()) return;
        double each = (WIDTH - 2 * MARGIN) / face.values().size();
        for (int i = 0; i < face.values().size(); i++) {
            CardFace.Value value = face.values().get(i);
            double x = MARGIN + each * i;
            boolean named = !value.name().isEmpty();
            value.sign().paint(g, x + 30, foot + (named ? 31 : 42), named ? 46 : 50);
            g.setColor(theme.ink());
            String word = value.word().toString();
            g.setFont(fonts.bold(word.length() > 3 ? 24 : 36));
            g.drawString(word, (float) x + 62, (float) foot + (named ? 44 : word.length() > 3 ? 51 : 55));
            if (named) name(g, value.name().toString(), x + 4, foot + 74, each - 8);
        }
        g.setColor(Colours.thin(theme.ink(), 0.35));
        g.setStroke(UnevenPen.pen(2));
        g.draw(new Line2D.Double(MARGIN, foot + 82, WIDTH - MARGIN, foot + 82));
    }

    /** Writes what a number counts, so that nobody needs to know its sign. */
    private void name(Graphics2D g, String words, double x, double y, double width) {
        g.setFont(fonts.plain(NAME));
        double wide = g.getFontMetrics().stringWidth(words);
        g.setFont(fonts.plain(NAME * Math.min(1, width / wide)));
        g.drawString(words, (float) x, (float) y);
    }

    /** The largest size in which the text fits. */
    private double size(CardFace face, double foot) {
        double size = LARGEST;
        while (size > SMALLEST && end(face, foot, size) > end(face)) {
            size--;
        }
        return size;
    }

    /** The lowest place for the text. */
    private static double end(CardFace face) {
        return face.need().isEmpty() ? HEIGHT - 36 : HEIGHT - 92;
    }

    /** The place at which the text ends in a size. */
    private double end(CardFace face, double foot, double size) {
        Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
        Quality.fine(scratch);
        double end = write(scratch, face, below(face, foot), size);
        scratch.dispose();
        return end;
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

    private void need(Graphics2D g, CardFace face, double high) {
        if (!face.need().isEmpty()) {
            g.setColor(Colours.thin(face.band(), 0.22));
            g.fill(new Rectangle2D.Double(0, high - 74, WIDTH, 74));
            g.setColor(theme.ink());
            boldly(g, face.need().toString(), 25, WIDTH - 2 * MARGIN);
            g.drawString(face.need().toString(), (float) MARGIN, (float) high - 28);
        }
    }
}
