package mystics.editor.play;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.RoundRectangle2D;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/** A slip of paper beside the pointer, that says what a choice costs and what would happen. */
final class Slip {
    private static final int PAD = 9;
    private static final int FAR = 22;

    private Slip() {
    }

    /**
     * Paints lines, the first one bold, near a point and inside an area.
     *
     * @param width of the area; {@code height} of the area
     */
    static void paint(Graphics2D graphics, List<String> words, Point at, int width, int height) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        Font plain = UIManager.getFont("defaultFont");
        FontMetrics metrics = ink.getFontMetrics(plain);
        int most = Math.min(metrics.charWidth('n') * 34, width - 4 * PAD);
        List<TextLayout> lines = lines(words, plain, ink.getFontRenderContext(), most);
        int wide = (int) lines.stream().mapToDouble(TextLayout::getAdvance).max().orElse(0) + 2 * PAD;
        int high = lines.size() * metrics.getHeight() + 2 * PAD;
        int x = Math.max(4, at.x + FAR + wide > width ? at.x - FAR - wide : at.x + FAR);
        int y = Math.max(4, Math.min(at.y + FAR, height - high - 4));
        RoundRectangle2D paper = new RoundRectangle2D.Double(x, y, wide, high, 12, 12);
        ink.setColor(new Color(0, 0, 0, 70));
        ink.fill(new RoundRectangle2D.Double(x + 2, y + 4, wide, high, 12, 12));
        ink.setColor(UIManager.getColor("Panel.background"));
        ink.fill(paper);
        ink.setColor(UIManager.getColor("Component.accentColor"));
        ink.draw(paper);
        ink.setColor(UIManager.getColor("Label.foreground"));
        float base = y + PAD + metrics.getAscent();
        for (TextLayout line : lines) {
            line.draw(ink, x + PAD, base);
            base += metrics.getHeight();
        }
        ink.dispose();
    }

    private static List<TextLayout> lines(List<String> words, Font plain, FontRenderContext context, int most) {
        List<TextLayout> lines = new ArrayList<>();
        for (String sentence : words) {
            AttributedString text = new AttributedString(sentence);
            text.addAttribute(TextAttribute.FONT, lines.isEmpty() ? plain.deriveFont(Font.BOLD) : plain);
            LineBreakMeasurer measurer = new LineBreakMeasurer(text.getIterator(), context);
            while (measurer.getPosition() < sentence.length()) {
                lines.add(measurer.nextLayout(most));
            }
        }
        return lines;
    }
}
