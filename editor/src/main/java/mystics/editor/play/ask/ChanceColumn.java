package mystics.editor.play.ask;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.util.List;
import javax.swing.UIManager;
import javax.swing.border.AbstractBorder;
import javax.swing.border.Border;
import javax.swing.border.CompoundBorder;
import javax.swing.plaf.BorderUIResource;
import mystics.editor.art.Colours;
import mystics.editor.type.Type;

/**
 * The chance of a choice in bold letters at the right edge of its button, where the eye can compare it with those of other choices. A short
 * word for what succeeds, such as {@code defeats}, stands below the chance. Without this word, a line stands before the chance.
 */
final class ChanceColumn extends AbstractBorder {
    private static final int GAP = 6;
    /** The space between the label and the line before the chance, in letter heights. */
    private static final float APART = 0.15f;
    private static final float LARGE = 1.1f;
    private static final float SMALL = 0.8f;
    /** The share of ink in the line between a label and its chance, and the share of the button's height that the line leaves free. */
    private static final double FAINT = 0.45;
    private static final int FREE = 5;
    /** The greatest number of letters of a word that stands below its chance. */
    private static final int SHORT = 9;
    private final String chance;
    private final String word;

    private ChanceColumn(String chance, String word) {
        this.chance = chance;
        this.word = word;
    }

    /**
     * The border of a button, with a chance inside its right edge; the usual border if there is no chance.
     *
     * @param odds the words that end with the chance
     */
    static Border in(Border border, String chance, String odds) {
        Border usual = border instanceof CompoundBorder both && both.getInsideBorder() instanceof ChanceColumn ? both.getOutsideBorder()
                : border;
        return chance.isEmpty() ? usual : new BorderUIResource.CompoundBorderUIResource(usual,
                new ChanceColumn(chance, word(chance, odds)));
    }

    /** The words that remain for the label: without the chance, and without a short word that stands below the chance. */
    static List<String> without(String chance, List<String> words) {
        return words.stream().filter(one -> !isShort(chance, one)).map(one -> verb(chance, one)).toList();
    }

    private static boolean isShort(String chance, String odds) {
        return odds.endsWith(" " + chance) && verb(chance, odds).length() <= SHORT;
    }

    /** The word for what succeeds, if it is short; otherwise empty. */
    static String word(String chance, String odds) {
        return isShort(chance, odds) ? verb(chance, odds) : "";
    }

    private static String verb(String chance, String odds) {
        return odds.endsWith(" " + chance) ? odds.substring(0, odds.length() - chance.length()).strip().replaceFirst(":$", "") : odds;
    }

    /** The letters of a chance, somewhat larger than those of the button. */
    private static Font large(Component part) {
        return part.getFont().deriveFont(Font.BOLD, part.getFont().getSize2D() * LARGE);
    }

    private static Font small() {
        return Type.plain().deriveFont(Font.ITALIC, Type.size() * SMALL);
    }

    /** The height that a button needs for the chance and the word inside a border, in pixels; 0 if there is no word. */
    static int high(Component part, Border border) {
        boolean words = border instanceof CompoundBorder both && both.getInsideBorder() instanceof ChanceColumn column
                && !column.word.isEmpty();
        if (!words) return 0;
        Insets around = ((CompoundBorder) border).getOutsideBorder().getBorderInsets(part);
        return part.getFontMetrics(large(part)).getAscent() + part.getFontMetrics(small()).getHeight() + around.top + around.bottom;
    }

    @Override
    public Insets getBorderInsets(Component part, Insets insets) {
        int wide = Math.max(part.getFontMetrics(large(part)).stringWidth(chance), part.getFontMetrics(small()).stringWidth(word));
        insets.set(0, 0, 0, wide + GAP + Math.round(APART * Type.size()));
        return insets;
    }

    /** Paints a line that keeps a number at the end of a label apart from the chance. */
    private static void line(Graphics2D ink, int x, int top, int bottom) {
        Color letters = ink.getColor();
        ink.setColor(Colours.thin(letters, FAINT));
        ink.fillRect(x, top, Math.max(1, Math.round(Type.size() / 16)), bottom - top);
        ink.setColor(letters);
    }

    @Override
    public void paintBorder(Component part, Graphics graphics, int x, int y, int width, int height) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        FontMetrics number = ink.getFontMetrics(large(part));
        FontMetrics letters = ink.getFontMetrics(small());
        boolean both = !word.isEmpty() && number.getAscent() + letters.getHeight() <= height;
        int top = y + (height - number.getHeight() - (both ? letters.getAscent() : 0)) / 2;
        ink.setColor(UIManager.getColor(part.isEnabled() ? "Label.foreground" : "Label.disabledForeground"));
        ink.setFont(large(part));
        ink.drawString(chance, x + width - number.stringWidth(chance), top + number.getAscent());
        if (!both) line(ink, x + width - number.stringWidth(chance) - GAP + 1, y + height / FREE, y + height - height / FREE);
        if (both) {
            ink.setFont(small());
            int below = top + number.getHeight() + letters.getAscent() - letters.getDescent();
            ink.drawString(word, x + width - letters.stringWidth(word), below);
        }
        ink.dispose();
    }
}
