package mystics.editor.play.over;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Type;

/**
 * The words that say how to skip the rest of what the game does: beside the button of an interlude, or below it if there is no room.
 *
 * @param button the size of the button
 * @param wide the width of the button and the words together
 */
record SkipWords(BoardStyle style, Dimension button, double wide) {
    private static final Color FAINT = new Color(0xb9a88a);
    private static final double GAP = 14;
    private static final float SMALL = 0.85f;

    private String words() {
        return style.wording().apply("Esc skips to your next choice");
    }

    private static FontMetrics letters(Graphics2D ink) {
        return ink.getFontMetrics(Type.plain().deriveFont(Font.ITALIC, Type.size() * SMALL));
    }

    private boolean isBeside(Graphics2D ink) {
        return button.width + GAP + letters(ink).stringWidth(words()) <= wide;
    }

    /** The height that the words need below the button; 0 if they stand beside it. */
    double below(Graphics2D ink) {
        return isBeside(ink) ? 0 : letters(ink).getHeight() + GAP / 2;
    }

    /**
     * Writes the words.
     *
     * @param x the left edge of the button
     * @param y the upper edge of the button
     */
    void paint(Graphics2D ink, double x, double y) {
        FontMetrics letters = letters(ink);
        ink.setFont(letters.getFont());
        ink.setColor(FAINT);
        double middle = letters.getStringBounds(words(), ink).getCenterY();
        if (isBeside(ink)) ink.drawString(words(), (float) (x + button.width + GAP), (float) (y + button.height / 2.0 - middle));
        else ink.drawString(words(), (float) x, (float) (y + button.height + GAP / 2 + letters.getAscent()));
    }
}
