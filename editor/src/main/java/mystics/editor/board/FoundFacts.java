package mystics.editor.board;

import java.awt.Graphics2D;
import java.util.List;
import mystics.editor.art.CardFace;

/**
 * The numbers of a found card, each with its sign, in as many rows as they need.
 *
 * @param size the sizes of the card
 * @param margin the distance from the edges of the card, and between two numbers, in letter heights
 */
record FoundFacts(BoardStyle style, List<CardFace.Value> values, FoundFace.Size size, double margin) {
    /** The height of a row, the size of a sign and the width that it takes, in letter heights. */
    private static final double ROW = 2;
    private static final double SIGN = 1.4;
    private static final double BESIDE = 1.7;
    /** The height of the gap that stands for the row of a card without numbers. */
    private static final double AFTER = 0.5;
    /** The rise of a baseline from the middle of its letters. */
    private static final double RISE = 0.36;

    /** Paints the numbers from a height, and returns the place where the rows end. */
    double paint(Graphics2D g, double top) {
        double letter = size.letter();
        double from = margin * letter;
        double x = from;
        double y = top;
        g.setFont(style.fonts().bold(letter));
        for (CardFace.Value value : values) {
            String word = (value.word() + " " + value.name()).strip();
            double wide = BESIDE * letter + g.getFontMetrics().stringWidth(word);
            if (x > from && x + wide > size.wide() - from) {
                x = from;
                y += ROW * letter;
            }
            double middle = y + ROW * 0.55 * letter;
            value.sign().paint(g, x + SIGN / 2 * letter, middle, SIGN * letter);
            g.setColor(style.theme().ink());
            g.drawString(word, (float) (x + BESIDE * letter), (float) (middle + RISE * letter));
            x += wide + margin * letter;
        }
        return y + (values.isEmpty() ? AFTER : ROW) * letter;
    }
}
