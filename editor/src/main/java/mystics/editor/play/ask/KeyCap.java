package mystics.editor.play.ask;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.geom.RoundRectangle2D;
import javax.swing.UIManager;
import javax.swing.border.AbstractBorder;
import mystics.editor.art.Quality;
import mystics.editor.type.Type;

/**
 * The key of a choice as the cap of a key at the left edge of its button, so that it is not read as a part of the words. The caps
 * of a list have the same width, so that its words begin at the same place, unless there is little room.
 */
final class KeyCap extends AbstractBorder {
    /** The size of the letters, relative to those of the button, and the text for which every cap has room. */
    private static final float SMALL = 0.8f;
    private static final String WIDEST = "H2";
    /** The space around the letters and behind the cap, usually and with much room, and the roundness of the cap, in letter heights. */
    private static final float BESIDE = 0.15f;
    private static final float ABOVE = 0.12f;
    private static final float BEHIND = 0.25f;
    private static final float ROOMY = 0.45f;
    private static final float ROUND = 0.5f;
    private final String key;
    private final String widest;
    private final float behind;

    private KeyCap(String key, String widest, float behind) {
        this.key = key;
        this.widest = widest;
        this.behind = behind;
    }

    /**
     * A cap as wide as others, with more space behind it, for a button with room for many letters.
     *
     * @param key the key; empty for a choice without a key
     */
    static KeyCap roomy(String key) {
        return new KeyCap(key, WIDEST, ROOMY);
    }

    /**
     * A cap as wide as others, so that the words beside all caps begin at one edge.
     *
     * @param key the key; empty for a choice without a key
     */
    static KeyCap of(String key) {
        return new KeyCap(key, WIDEST, BEHIND);
    }

    /** A cap no wider than its key, for a button with little room. */
    static KeyCap tight(String key) {
        return new KeyCap(key, "", BEHIND);
    }

    private static Font letters(Component part) {
        return part.getFont().deriveFont(Font.BOLD, part.getFont().getSize2D() * SMALL);
    }

    private int wide(Component part) {
        FontMetrics letters = part.getFontMetrics(letters(part));
        return Math.max(letters.stringWidth(widest), letters.stringWidth(key)) + Math.round(2 * BESIDE * Type.size());
    }

    @Override
    public Insets getBorderInsets(Component part, Insets insets) {
        insets.set(0, key.isEmpty() ? 0 : wide(part) + Math.round(behind * Type.size()), 0, 0);
        return insets;
    }

    @Override
    public void paintBorder(Component part, Graphics graphics, int x, int y, int width, int height) {
        if (key.isEmpty()) return;
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        ink.setFont(letters(part));
        FontMetrics letters = ink.getFontMetrics();
        int wide = wide(part);
        float high = letters.getAscent() + 2 * ABOVE * Type.size();
        float top = y + (height - high) / 2;
        Color colour = UIManager.getColor(part.isEnabled() ? "Component.accentColor" : "Label.disabledForeground");
        ink.setColor(colour);
        ink.setStroke(new BasicStroke(Math.max(1, Type.size() / 14)));
        float round = ROUND * Type.size();
        ink.draw(new RoundRectangle2D.Float(x + 0.5f, top, wide - 1, high, round, round));
        float base = top + (high + letters.getAscent() - letters.getDescent()) / 2;
        ink.drawString(key, x + (wide - letters.stringWidth(key)) / 2f, base);
        ink.dispose();
    }
}
