package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import mystics.choice.Sentence;
import mystics.editor.art.Letters;
import mystics.editor.art.Quality;

/** The words above a found card, in the letters of the window: who finds the card. */
final class FoundCaption {
    private static final Color GROUND = new Color(0x140f0a);
    private static final Color LETTERS = new Color(0xf4e8d0);
    /** Distances in letter heights: around the words, and below the plate. */
    private static final double PAD = 0.5;
    private static final double GAP = 0.1;
    private static final double ROUND = 0.8;
    private final BoardStyle style;
    private final Sentence words;
    private final double wide;
    private final double letter;
    private final double plate;

    /**
     * @param wide the width of the card
     * @param letter the height of the letters
     */
    FoundCaption(BoardStyle style, Sentence words, double wide, double letter) {
        this.style = style;
        this.words = words;
        this.wide = wide;
        this.letter = letter;
        plate = words.isEmpty() ? 0 : measured();
    }

    /** The height of the plate and of the gap below it; 0 if there is nothing to say. */
    double high() {
        return words.isEmpty() ? 0 : plate + GAP * letter;
    }

    private double measured() {
        Graphics2D scratch = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
        Quality.fine(scratch);
        double end = write(scratch);
        scratch.dispose();
        return end + PAD * letter;
    }

    /** Paints the plate with its upper left corner at the origin. */
    void paint(Graphics2D g) {
        if (words.isEmpty()) return;
        g.setColor(GROUND);
        g.fill(new RoundRectangle2D.Double(0, 0, wide, plate, ROUND * letter, ROUND * letter));
        write(g);
    }

    private double write(Graphics2D g) {
        g.setColor(LETTERS);
        g.setFont(style.fonts().bold(letter));
        return Letters.wrap(g, words.in(style.wording()).toString(), PAD * letter, PAD * letter, wide - 2 * PAD * letter);
    }
}
