package mystics.editor.play.board;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
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
import mystics.choice.Sentence;
import mystics.editor.type.Type;

/** Paints the slip of paper beside the pointer, with a choice's cost and preview. */
public final class Slip {
    private static final int PAD = 9;
    private static final int FAR = 22;
    private static final int EDGE = 4;

    private Slip() {
    }

    /**
     * Paints the lines near a point and inside an area. The first line is bold, and a symbol beside the lines shows the effect of a click.
     */
    static void paint(Graphics2D graphics, Signpost post, Point at, Rectangle area) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        Font plain = Type.plain();
        FontMetrics metrics = ink.getFontMetrics(plain);
        int sign = post.sign().isPresent() ? metrics.getHeight() * 2 : 0;
        int most = Math.min(metrics.charWidth('n') * 34, Math.max(area.width * 11 / 20, metrics.charWidth('n') * 16) - sign - 2 * PAD);
        List<TextLayout> lines = lines(post.lines(), plain, ink.getFontRenderContext(), most);
        int wide = (int) lines.stream().mapToDouble(TextLayout::getAdvance).max().orElse(0) + 2 * PAD + sign;
        int high = Math.max(sign, lines.size() * metrics.getHeight()) + 2 * PAD;
        Point corner = corner(at, wide, high, area);
        int x = corner.x;
        int y = corner.y;
        RoundRectangle2D paper = new RoundRectangle2D.Double(x, y, wide, high, 12, 12);
        ink.setColor(new Color(0, 0, 0, 70));
        ink.fill(new RoundRectangle2D.Double(x + 2, y + 4, wide, high, 12, 12));
        ink.setColor(UIManager.getColor("Panel.background"));
        ink.fill(paper);
        ink.setColor(UIManager.getColor("Component.accentColor"));
        ink.draw(paper);
        post.sign().ifPresent(symbol -> symbol.paintGrounded(ink, x + PAD + sign * 0.42, y + high / 2.0, sign * 0.84));
        ink.setColor(UIManager.getColor("Label.foreground"));
        float base = y + (high - lines.size() * metrics.getHeight()) / 2f + metrics.getAscent();
        for (TextLayout line : lines) {
            line.draw(ink, x + PAD + sign, base);
            base += metrics.getHeight();
        }
        ink.dispose();
    }

    /**
     * The corner of the slip, which lies to the right of the pointer, or else to its left. If neither side has room, the slip lies below or
     * above the pointer, so that the target stays visible.
     */
    private static Point corner(Point at, int wide, int high, Rectangle area) {
        int rightmost = area.x + area.width - wide - EDGE;
        int lowest = area.y + area.height - high - EDGE;
        boolean right = at.x + FAR <= rightmost;
        if (right || at.x - FAR - wide >= area.x + EDGE) {
            return new Point(right ? at.x + FAR : at.x - FAR - wide, Math.max(area.y + EDGE, Math.min(at.y + FAR, lowest)));
        }
        int x = Math.max(area.x + EDGE, Math.min(at.x - wide / 2, rightmost));
        boolean below = at.y < area.y + area.height / 2;
        return new Point(x, Math.max(area.y + EDGE, below ? Math.min(at.y + 2 * FAR, lowest) : at.y - 2 * FAR - high));
    }

    private static List<TextLayout> lines(List<Sentence> words, Font plain, FontRenderContext context, int most) {
        List<TextLayout> lines = new ArrayList<>();
        for (Sentence line : words) {
            String sentence = line.toString();
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
