package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.art.CardFace;
import mystics.editor.art.Colours;
import mystics.editor.art.Letters;

/**
 * A found card in a few broad rows, together with the words about it: with large letters, such rows hide less of the board than a card
 * with a picture. The words about the card stand in the place of its name.
 */
final class FoundRows implements FoundFace {
    /** Distances and heights, in letter heights. */
    private static final double MARGIN = 0.8;
    private static final double AFTER = 0.4;
    private static final double ROUND = 0.8;
    /** The space at the ends of the words of the button. */
    private static final double PAD = 0.7;
    private final BoardStyle style;
    private final CardFace face;
    private final Sentence words;
    private final Size size;
    private final double high;

    FoundRows(BoardStyle style, CardFace face, Sentence words, double wide, double letter) {
        this.style = style;
        this.face = face;
        this.words = words;
        size = new Size(wide, 0, letter);
        high = FoundFace.drawn(scratch -> foot(scratch, text(scratch)));
    }

    @Override
    public Size size() {
        return size;
    }

    @Override
    public double high() {
        return high;
    }

    private String title() {
        return words.isEmpty() ? face.name() : words.in(style.wording()).toString();
    }

    private String away() {
        return style.wording().apply("Board (Esc)");
    }

    /** The width of the button that puts the card away, in the current font. */
    private double button(Graphics2D g) {
        return g.getFontMetrics().stringWidth(away()) + 2 * PAD * size.letter();
    }

    @Override
    public void paint(Graphics2D g) {
        onPaper(g, style.theme(), ROUND, ink -> {
            band(ink);
            foot(ink, text(ink));
        });
    }

    private void band(Graphics2D g) {
        double high = banded(g);
        g.setColor(style.theme().stark() ? Color.BLACK : face.band());
        g.fill(new Rectangle2D.Double(0, 0, size.wide(), high));
        g.setColor(Color.WHITE);
        title(g);
        double wide = button(g);
        g.setColor(style.theme().ink());
        g.fill(new Rectangle2D.Double(size.wide() - wide, 0, wide, high));
        g.setColor(style.theme().paper());
        Letters.centre(g, away(), size.wide() - wide / 2, high / 2);
    }

    /** Writes the title beside the button, and returns the height of the band around it. */
    private double title(Graphics2D g) {
        double letter = size.letter();
        g.setFont(style.fonts().bold(letter));
        return Letters.wrap(g, title(), MARGIN * letter, AFTER * letter, size.wide() - button(g) - 2 * MARGIN * letter) + AFTER * letter;
    }

    private double banded(Graphics2D g) {
        Graphics2D unseen = (Graphics2D) g.create();
        unseen.clipRect(0, 0, 0, 0);
        double high = title(unseen);
        unseen.dispose();
        return high;
    }

    /** Writes the numbers, the kind and the text, and returns the place where the text ends. */
    private double text(Graphics2D g) {
        List<CardFace.Value> facts = new ArrayList<>(face.values());
        facts.add(new CardFace.Value(face.sign(), face.kind(), Sentence.EMPTY));
        double y = new FoundFacts(style, facts, size, MARGIN).paint(g, banded(g));
        g.setColor(style.theme().ink());
        for (CardFace.Paragraph paragraph : face.text()) {
            g.setFont(style.fonts().bold(size.letter()));
            y = paragraph.heading().isEmpty() ? y : wrap(g, paragraph.heading(), y);
            g.setFont(style.fonts().plain(size.letter()));
            y = wrap(g, paragraph.text(), y);
        }
        return y + AFTER * size.letter();
    }

    /** Writes what the card needs on a ground of its own, and returns the place where the card ends. */
    private double foot(Graphics2D g, double from) {
        String who = face.need().toString();
        if (who.isEmpty()) return from;
        g.setFont(style.fonts().bold(size.letter()));
        g.setColor(style.theme().ink());
        double end = wrap(g, who, from + AFTER / 2 * size.letter()) + AFTER / 2 * size.letter();
        g.setColor(Colours.thin(face.band(), 0.22));
        g.fill(new Rectangle2D.Double(0, from, size.wide(), end - from));
        return end;
    }

    private double wrap(Graphics2D g, String text, double y) {
        double margin = MARGIN * size.letter();
        return Letters.wrap(g, text, margin, y, size.wide() - 2 * margin);
    }
}
