package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import mystics.editor.art.CardFace;
import mystics.editor.art.Colours;
import mystics.editor.art.Letters;
import mystics.editor.art.Sketch;
import mystics.editor.art.UnevenPen;
import mystics.editor.art.Widened;

/** A card on the board that players read from a chair: its letters are those of the window, and it is only as high as its text. */
final class FoundCard implements FoundFace {
    /** Distances and heights, in letter heights. */
    private static final double MARGIN = 0.8;
    private static final double BAND = 3.1;
    private static final double NAME = 1.2;
    private static final double SIGN = 2.2;
    private static final double AFTER = 0.5;
    private static final double ROUND = 1;
    /** The height of the button that puts the card away. */
    private static final double AWAY = 1.8;
    /** The least ratio of width to height at which a picture fills its frame. */
    private static final double WIDE = 2;
    private final BoardStyle style;
    private final CardFace face;
    private final Size size;
    private final double high;

    /** A card without a picture. */
    FoundCard(BoardStyle style, CardFace face, double wide, double letter) {
        this.style = style;
        this.face = face;
        size = new Size(wide, 0, letter);
        high = FoundFace.drawn(scratch -> away(scratch, need(scratch, text(scratch))));
    }

    private FoundCard(FoundCard plain, double picture) {
        style = plain.style;
        face = plain.face;
        size = new Size(plain.size.wide(), picture, plain.size.letter());
        high = plain.high + picture;
    }

    /** This card without a picture, with a picture of some height. */
    FoundCard pictured(double picture) {
        return new FoundCard(this, picture);
    }

    @Override
    public Size size() {
        return size;
    }

    @Override
    public double high() {
        return high;
    }

    /** Whether the name stands beside the sign. */
    boolean hasRoomForName() {
        return FoundFace.drawn(this::name) <= size.wide() - (2.5 * MARGIN + SIGN) * size.letter();
    }

    @Override
    public void paint(Graphics2D g) {
        onPaper(g, style.theme(), ROUND, ink -> {
            band(ink);
            picture(ink);
            away(ink, need(ink, text(ink)));
        });
    }

    private void band(Graphics2D g) {
        double letter = size.letter();
        g.setColor(style.theme().stark() ? Color.BLACK : face.band());
        g.fill(new Rectangle2D.Double(0, 0, size.wide(), BAND * letter));
        g.setColor(Color.WHITE);
        name(g);
        g.setFont(style.fonts().italic(letter));
        g.drawString(face.kind().toString(), (float) (MARGIN * letter), (float) (2.65 * letter));
        double x = size.wide() - (MARGIN + SIGN) * letter;
        g.setColor(style.theme().paper());
        g.fill(new RoundRectangle2D.Double(x, (BAND - SIGN) / 2 * letter, SIGN * letter, SIGN * letter, letter, letter));
        face.sign().paint(g, x + SIGN / 2 * letter, BAND / 2 * letter, SIGN * 0.75 * letter);
    }

    /** Writes the name, and returns its width. */
    private double name(Graphics2D g) {
        g.setFont(style.fonts().bold(size.letter() * NAME));
        g.drawString(face.name(), (float) (MARGIN * size.letter()), (float) (1.4 * size.letter()));
        return g.getFontMetrics().stringWidth(face.name());
    }

    private void picture(Graphics2D g) {
        Rectangle2D frame = new Rectangle2D.Double(0, BAND * size.letter(), size.wide(), size.picture());
        if (frame.isEmpty()) return;
        g.setColor(style.theme().stark() ? Color.WHITE : Colours.mix(face.band(), style.theme().paper(), 0.74));
        g.fill(frame);
        Optional<Sketch> own = face.art().stream().flatMap(name -> style.gallery().find(name).stream()).findFirst();
        Sketch sketch = own.orElse(face.sign().sketch());
        boolean fills = sketch.ratio() >= WIDE;
        Sketch shown = fills ? new Widened(sketch, frame.getWidth() / frame.getHeight()) : sketch;
        double high = fills ? frame.getHeight() : frame.getHeight() * 0.9;
        double wide = high * shown.ratio();
        shown.paint(g, frame.getCenterX() - wide / 2, frame.getCenterY() - high / 2, wide, high);
        g.setColor(style.theme().ink());
        g.setStroke(UnevenPen.pen(size.letter() * 0.1));
        g.draw(frame);
    }

    /** Writes the numbers and the text, and returns the place where the text ends. */
    private double text(Graphics2D g) {
        double letter = size.letter();
        double y = new FoundFacts(style, face.values(), size, MARGIN).paint(g, BAND * letter + size.picture());
        g.setColor(style.theme().ink());
        for (CardFace.Paragraph paragraph : face.text()) {
            g.setFont(style.fonts().bold(letter));
            y = paragraph.heading().isEmpty() ? y : wrap(g, paragraph.heading(), y);
            g.setFont(style.fonts().plain(letter));
            y = wrap(g, paragraph.text(), y);
        }
        return y + AFTER * letter;
    }

    /** Writes who may use the card on a ground of its own, and returns the place where this ends. */
    private double need(Graphics2D g, double from) {
        if (face.need().isEmpty()) return from;
        double letter = size.letter();
        g.setFont(style.fonts().bold(letter));
        g.setColor(style.theme().ink());
        double end = wrap(g, face.need().toString(), from + AFTER / 2 * letter) + AFTER / 2 * letter;
        g.setColor(Colours.thin(face.band(), 0.22));
        g.fill(new Rectangle2D.Double(0, from, size.wide(), end - from));
        return end;
    }

    /** Paints the button that puts the card away, and returns the place where the card ends. */
    private double away(Graphics2D g, double from) {
        double high = AWAY * size.letter();
        g.setColor(style.theme().ink());
        g.fill(new Rectangle2D.Double(0, from, size.wide(), high));
        g.setColor(style.theme().paper());
        g.setFont(style.fonts().bold(size.letter()));
        Letters.centre(g, style.wording().apply("Show the board (Esc)"), size.wide() / 2, from + high / 2);
        return from + high;
    }

    private double wrap(Graphics2D g, String words, double y) {
        double margin = MARGIN * size.letter();
        return Letters.wrap(g, words, margin, y, size.wide() - 2 * margin);
    }
}
