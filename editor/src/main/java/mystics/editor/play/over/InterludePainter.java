package mystics.editor.play.over;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.MinionCard;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Letters;
import mystics.editor.art.Sketch;
import mystics.editor.art.Standee;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Interlude;
import mystics.editor.type.Type;

/** Paints an interlude: a dark band across the board with a picture, a title and an explanation. */
public final class InterludePainter {
    private static final Color BAND = new Color(0xf2140f0a, true);
    /** The shade over the board: so dark that the marks of a turn do not shine beside the band. */
    private static final Color DIM = new Color(0, 0, 0, 222);
    private static final Color LETTERS = new Color(0xf4e8d0);
    private static final Color FAINT = new Color(0xb9a88a);
    private static final double MARGIN = 26;
    private static final double ROUND = 18;
    /** The space above the button and beside it. */
    private static final double GAP = 14;
    private static final int MOST = 3;
    /** The width, in letter heights, below which the words go under the picture. */
    private static final double NARROW = 30;
    private static final double SIGN = 0.8;
    /** The height of the band in letter heights, where the window has room for it: usually, and for a surge that brings nobody. */
    private static final double HIGH = 21.5;
    private static final double LOW = 14.3;
    /** The size of the title and of the words, relative to the window's letters. */
    private static final float TITLE = 2.7f;
    private static final float SMALL_TITLE = 1.5f;
    private static final float WORDS = 1.35f;
    /** The sizes of the words that are tried, largest first. */
    private static final double[] SIZES = {WORDS, 1.2, 1.1};
    /** The width of a line, in letter heights. */
    private static final double LINE = 46;
    private static final float GHOST = 0.13f;
    private static final double TOGETHER = 0.66;
    /** The greatest share of the width that a picture of the event alone takes. */
    private static final double SHARE = 0.46;
    /** The share of the width that the words take beside minions that come. */
    private static final double HALF = 0.47;
    private final int width;
    private final int height;
    private final BoardStyle style;
    private final Dimension button;

    /** The left edge and the width of the words, their size relative to the window's letters, and the drawings below them. */
    private record Column(double x, double wide, float words, Drawings drawings) {
        /** The same column with smaller words, largest first, and at last without drawings. */
        private Stream<Column> smaller() {
            return Stream.concat(DoubleStream.of(SIZES).filter(size -> size <= words).mapToObj(size -> sized((float) size, drawings)),
                    Stream.of(sized(1, Drawings.NONE)));
        }

        private Column sized(float size, Drawings shown) {
            return new Column(x, wide, size, shown);
        }
    }

    /** Whether a surge shows its wheel and hourglass. */
    private enum Drawings { SHOWN, NONE }

    /**
     * A painter for a pane of the given size, in pixels.
     *
     * @param button the size of the button below the words
     */
    InterludePainter(int width, int height, BoardStyle style, Dimension button) {
        this.button = button;
        this.width = width;
        this.height = height;
        this.style = style;
    }

    /** Paints an interlude, and returns the place of the button. The method may change the settings of the given pen. */
    Rectangle paint(Graphics2D ink, Interlude interlude) {
        Optional<Card> shown = card(interlude);
        boolean card = shown.isPresent();
        boolean narrow = width < Type.size() * NARROW;
        List<MinionCard> coming = interlude.shown().stream().filter(MinionCard.class::isInstance).map(MinionCard.class::cast).toList();
        boolean crowd = !narrow && !coming.isEmpty();
        double high = narrow ? height
                : card ? Math.min(height * 0.78, width * 0.46 / CardArt.RATIO) + 2 * MARGIN
                : Math.min(height * 0.5, (interlude.kind() == Interlude.Kind.SURGE && !crowd ? LOW : HIGH) * Type.size());
        Color tone = InterludeLook.tone(interlude.kind());
        double tall = narrow ? card ? Math.min(high, (width - 2 * MARGIN) / CardArt.RATIO) : high * 0.2 : high - 2 * MARGIN;
        double wide = narrow ? width - 2 * MARGIN : card ? tall * CardArt.RATIO
                : own(interlude).map(sketch -> Math.min(width * SHARE, tall * sketch.ratio())).orElse(tall * 0.8);
        Column usual = column(narrow, crowd, wide);
        Column column = usual.smaller().filter(tried -> least(ink, interlude, tried) <= height).findFirst()
                .orElseGet(() -> usual.sized(1, Drawings.NONE));
        double whole = narrow || card ? high : Math.max(high, least(ink, interlude, column));
        Rectangle2D band = new Rectangle2D.Double(0, (height - whole) / 2, width, whole);
        band(ink, band, tone);
        if (card) {
            style.cardArt().paint(ink, CardFaces.of(shown.get()).in(style.wording()), MARGIN, band.getY() + MARGIN,
                    tall * CardArt.RATIO);
        } else if (crowd) {
            new Throng(coming, style.gallery()).paint(ink, new Rectangle2D.Double(width * HALF, band.getY() + MARGIN,
                    width * (1 - HALF) - MARGIN, whole - 2 * MARGIN));
        } else {
            if (!narrow) ghost(ink, interlude, band);
            picture(ink, interlude, band.getY() + MARGIN + (whole - high) / 2, wide, tall);
        }
        double above = narrow ? tall + MARGIN : 0;
        double end = words(ink, interlude, column, new Rectangle2D.Double(0, band.getY() + above, width, band.getHeight() - above), tone);
        return new Rectangle((int) column.x(), (int) end - button.height, button.width, button.height);
    }

    /** The place of the words: left of a crowd, right of another picture, or below the picture. */
    private Column column(boolean narrow, boolean crowd, double picture) {
        double x = narrow ? MARGIN : crowd ? 2 * MARGIN : MARGIN * 2 + picture;
        double end = crowd ? width * HALF : width;
        return new Column(x, Math.min(end - x - MARGIN, LINE * Type.size()), narrow ? 1 : WORDS, narrow ? Drawings.NONE : Drawings.SHOWN);
    }

    private Optional<Sketch> own(Interlude interlude) {
        return interlude.own().flatMap(style.gallery()::find);
    }

    /** The height that the words of an interlude need. */
    private double least(Graphics2D ink, Interlude interlude, Column column) {
        Graphics2D unseen = (Graphics2D) ink.create();
        unseen.clipRect(0, 0, 0, 0);
        double high = words(unseen, interlude, column, new Rectangle2D.Double(), FAINT) + skip(column).below(unseen) + MARGIN;
        unseen.dispose();
        return high;
    }

    private void band(Graphics2D ink, Rectangle2D band, Color tone) {
        ink.setColor(DIM);
        ink.fillRect(0, 0, width, height);
        ink.setColor(BAND);
        ink.fill(band);
        ink.setPaint(new GradientPaint(0, 0, tone, width, 0, new Color(tone.getRed(), tone.getGreen(), tone.getBlue(), 0)));
        ink.setStroke(new BasicStroke(3));
        ink.draw(new Line2D.Double(0, band.getY() + 8, width, band.getY() + 8));
        ink.draw(new Line2D.Double(0, band.getMaxY() - 8, width, band.getMaxY() - 8));
    }

    /** Paints the sign of an interlude without a picture once more, large and faint, at the far end of the band. */
    private void ghost(Graphics2D ink, Interlude interlude, Rectangle2D band) {
        if (interlude.art().stream().anyMatch(name -> style.gallery().find(name).isPresent())) return;
        double size = band.getHeight() * 0.86;
        Graphics2D faint = (Graphics2D) ink.create();
        faint.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST));
        InterludeLook.sign(interlude.kind()).paint(faint, width - size * 0.62, band.getCenterY(), size);
        faint.dispose();
    }

    private static Optional<Card> card(Interlude interlude) {
        return interlude.shown().stream().filter(Card.class::isInstance).map(Card.class::cast).findFirst();
    }

    private void picture(Graphics2D ink, Interlude interlude, double y, double wide, double tall) {
        Optional<Sketch> own = own(interlude);
        own.ifPresentOrElse(sketch -> alone(ink, sketch, y, wide, tall), () -> several(ink, interlude, y, wide, tall));
    }

    /** Paints a picture of the event alone, with round corners. */
    private static void alone(Graphics2D ink, Sketch sketch, double y, double wide, double tall) {
        double high = Math.min(tall, wide / sketch.ratio());
        RoundRectangle2D frame = new RoundRectangle2D.Double(MARGIN, y + (tall - high) / 2, high * sketch.ratio(), high, ROUND, ROUND);
        Shape before = ink.getClip();
        ink.clip(frame);
        sketch.paint(ink, frame.getX(), frame.getY(), frame.getWidth(), frame.getHeight());
        ink.setClip(before);
        ink.setColor(FAINT);
        ink.setStroke(new BasicStroke(2));
        ink.draw(frame);
    }

    private void several(Graphics2D ink, Interlude interlude, double y, double wide, double tall) {
        List<Sketch> known = interlude.art().stream().flatMap(name -> style.gallery().find(name).stream()).limit(MOST).toList();
        List<Sketch> sketches = known.isEmpty() ? List.of(InterludeLook.sign(interlude.kind()).sketch()) : known;
        double share = known.isEmpty() ? SIGN : sketches.size() > 1 ? TOGETHER : 1;
        for (int i = sketches.size() - 1; i >= 0; i--) {
            Sketch sketch = sketches.get(i);
            double high = Math.min(tall, wide / sketch.ratio()) * share;
            double x = MARGIN + (wide - high * sketch.ratio()) * (sketches.size() > 1 ? (double) i / (sketches.size() - 1) : 0.5);
            double top = y + (tall - high) * (sketches.size() > 1 && i > 0 ? 0.25 : sketches.size() > 1 ? 0.9 : 0.5);
            if (known.isEmpty()) sketch.paint(ink, x, top, high * sketch.ratio(), high);
            else Standee.paint(ink, sketch, x, top, high * sketch.ratio(), high, high * Throng.RIM, Throng.CARD);
        }
        if (interlude.kind() == Interlude.Kind.CAPTURE) {
            bars(ink, y, wide, tall);
        }
    }

    /** Paints the bars in front of a captured hero. */
    private static void bars(Graphics2D ink, double y, double wide, double tall) {
        for (int bar = 0; bar < 4; bar++) {
            double x = MARGIN + wide * (0.14 + bar * 0.24);
            ink.setStroke(new BasicStroke(9, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            ink.setColor(new Color(0x1a1512));
            ink.draw(new Line2D.Double(x, y, x, y + tall));
            ink.setStroke(new BasicStroke(4, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            ink.setColor(new Color(0x8d9096));
            ink.draw(new Line2D.Double(x - 1, y, x - 1, y + tall));
        }
    }

    /** Writes the words, and returns the y coordinate below the button that follows them. */
    private double words(Graphics2D ink, Interlude interlude, Column column, Rectangle2D band, Color tone) {
        Font plain = Type.plain();
        double x = column.x();
        double wide = column.wide();
        ink.setFont(plain.deriveFont(Font.BOLD, plain.getSize2D()));
        ink.setColor(tone);
        double y = Letters.wrap(ink, style.wording().apply(InterludeLook.words(interlude.kind())), x, band.getY() + MARGIN + 4, wide);
        ink.setFont(title(ink, interlude.title().toString(), column));
        ink.setColor(LETTERS);
        y = Letters.wrap(ink, interlude.title().toString(), x, y + 4, wide);
        ink.setFont(plain.deriveFont(plain.getSize2D() * column.words()));
        if (card(interlude).isEmpty()) {
            y = Letters.wrap(ink, interlude.words().toString(), x, y + 8, wide);
        }
        Optional<SurgeClock> clock = clock(interlude, column);
        if (clock.isPresent()) y = clock.get().paint(ink, x, y + GAP);
        SkipWords skip = skip(column);
        double end = Math.max(y + GAP + button.height, band.getMaxY() - MARGIN - 4 - skip.below(ink));
        skip.paint(ink, x, end - button.height);
        return end;
    }

    private SkipWords skip(Column column) {
        return new SkipWords(style, button, column.wide());
    }

    /** The letters of a title: large, but small enough for one line if that is possible. */
    private static Font title(Graphics2D ink, String words, Column column) {
        Font plain = Type.plain().deriveFont(Font.BOLD);
        if (column.words() == 1) return plain.deriveFont(plain.getSize2D() * SMALL_TITLE);
        Font large = plain.deriveFont(plain.getSize2D() * TITLE);
        float share = (float) (column.wide() / Math.max(1, ink.getFontMetrics(large).stringWidth(words) + 1));
        return large.deriveFont(plain.getSize2D() * Math.max(SMALL_TITLE, Math.min(1, share) * TITLE));
    }

    /** The wheel and the hourglass of a surge, no wider than its words. */
    private static Optional<SurgeClock> clock(Interlude interlude, Column column) {
        boolean shown = interlude.kind() == Interlude.Kind.SURGE && column.drawings() == Drawings.SHOWN;
        return shown ? Optional.of(SurgeClock.within(interlude.hourglass(), Type.size(), column.wide())) : Optional.empty();
    }
}
