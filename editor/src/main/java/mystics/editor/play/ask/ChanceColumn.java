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
import javax.swing.border.CompoundBorder;
import mystics.editor.type.Type;

/** The chance of a choice in bold letters at the right edge of its button, where the eye can compare it with those of other choices. */
final class ChanceColumn extends AbstractBorder {
    private static final int GAP = 6;
    private final String chance;

    private ChanceColumn(String chance) {
        this.chance = chance;
    }

    /** The border of a button, with a chance inside its right edge; the usual border if there is no chance. */
    static Border in(Border border, String chance) {
        Border usual = border instanceof CompoundBorder both && both.getInsideBorder() instanceof ChanceColumn ? both.getOutsideBorder()
                : border;
        return chance.isEmpty() ? usual : new CompoundBorder(usual, new ChanceColumn(chance));
    }

    /** Words without the chance with which they end. */
    static List<String> without(String chance, List<String> words) {
        return words.stream().map(one -> one.endsWith(" " + chance) ? one.substring(0, one.length() - chance.length()).strip() : one)
                .toList();
    }

    private static Font font() {
        return Type.plain().deriveFont(Font.BOLD, Type.size() * 1.1f);
    }

    @Override
    public Insets getBorderInsets(Component part, Insets insets) {
        insets.set(0, 0, 0, part.getFontMetrics(font()).stringWidth(chance) + GAP);
        return insets;
    }

    @Override
    public void paintBorder(Component part, Graphics graphics, int x, int y, int width, int height) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        ink.setFont(font());
        ink.setColor(UIManager.getColor(part.isEnabled() ? "Label.foreground" : "Label.disabledForeground"));
        FontMetrics letters = ink.getFontMetrics();
        ink.drawString(chance, x + width - letters.stringWidth(chance),
                y + (height - letters.getHeight()) / 2 + letters.getAscent());
        ink.dispose();
    }
}
