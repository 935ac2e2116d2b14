package mystics.editor.play.ask;

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
import mystics.editor.type.Type;

/**
 * The chance of a choice in bold letters at the right edge of its button, where the eye can compare it with those of other choices. A short
 * word for what succeeds, such as {@code defeats}, stands below the chance, or before it where the letters are large.
 */
final class ChanceColumn extends AbstractBorder {
    /** The space between the label and the chance, in letter heights. A line there would be read as a digit. */
    private static final float APART = 0.4f;
    private static final float LARGE = 1.1f;
    private static final float SMALL = 0.8f;
    /** The greatest number of letters of a word that stands below its chance. */
    private static final int SHORT = 9;
    private final String chance;
    private final String word;
    private final Place place;

    /** The place of the word: below the chance, before it, or none because a heading says it. */
    enum Place { BELOW, BEFORE, NONE }

    private ChanceColumn(String chance, String word, Place place) {
        this.chance = chance;
        this.word = word;
        this.place = place;
    }

    /**
     * The chance of a choice; an empty chance takes no room.
     *
     * @param odds the words that end with the chance
     */
    static ChanceColumn of(String chance, String odds, Place place) {
        return new ChanceColumn(chance, chance.isEmpty() || place == Place.NONE ? "" : word(chance, odds), place);
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
        boolean words = border instanceof ChoiceEdge edge && edge.chance().place == Place.BELOW && !edge.chance().word.isEmpty();
        if (!words) return 0;
        Insets around = ((ChoiceEdge) border).getOutsideBorder().getBorderInsets(part);
        return part.getFontMetrics(large(part)).getAscent() + part.getFontMetrics(small()).getHeight() + around.top + around.bottom;
    }

    @Override
    public Insets getBorderInsets(Component part, Insets insets) {
        if (chance.isEmpty()) {
            insets.set(0, 0, 0, 0);
            return insets;
        }
        int number = part.getFontMetrics(large(part)).stringWidth(chance);
        int letters = part.getFontMetrics(small()).stringWidth(word);
        int wide = place == Place.BELOW ? Math.max(number, letters) : number + (word.isEmpty() ? 0 : letters + apart());
        insets.set(0, 0, 0, wide + apart());
        return insets;
    }

    private static int apart() {
        return Math.round(APART * Type.size());
    }

    @Override
    public void paintBorder(Component part, Graphics graphics, int x, int y, int width, int height) {
        if (chance.isEmpty()) return;
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        FontMetrics number = ink.getFontMetrics(large(part));
        FontMetrics letters = ink.getFontMetrics(small());
        boolean both = place == Place.BELOW && !word.isEmpty() && number.getAscent() + letters.getHeight() <= height;
        int top = y + (height - number.getHeight() - (both ? letters.getAscent() : 0)) / 2;
        int left = x + width - number.stringWidth(chance);
        ink.setColor(UIManager.getColor(part.isEnabled() ? "Label.foreground" : "Label.disabledForeground"));
        ink.setFont(large(part));
        ink.drawString(chance, left, top + number.getAscent());
        ink.setFont(small());
        if (both) {
            int below = top + number.getHeight() + letters.getAscent() - letters.getDescent();
            ink.drawString(word, x + width - letters.stringWidth(word), below);
        } else if (place == Place.BEFORE) {
            ink.drawString(word, left - apart() - letters.stringWidth(word), top + number.getAscent());
        }
        ink.dispose();
    }
}
