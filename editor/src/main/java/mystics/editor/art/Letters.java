package mystics.editor.art;

import java.awt.Graphics2D;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.Rectangle2D;
import java.text.AttributedString;

/** Draws text. */
public final class Letters {
    private Letters() {
    }

    /** Writes a word centred on a point, in the current font and colour. */
    public static void centre(Graphics2D g, String text, double x, double y) {
        Rectangle2D box = g.getFont().createGlyphVector(g.getFontRenderContext(), text).getVisualBounds();
        g.drawString(text, (float) (x - box.getCenterX()), (float) (y - box.getCenterY()));
    }

    /**
     * Writes a text in lines no longer than the given width.
     *
     * @return the y coordinate below the last line of the text
     */
    public static double wrap(Graphics2D g, String text, double x, double y, double width) {
        double bottom = y;
        for (String paragraph : text.strip().split("\n")) {
            if (paragraph.isBlank()) {
                bottom += g.getFontMetrics().getHeight() * 0.5;
                continue;
            }
            AttributedString letters = new AttributedString(paragraph);
            letters.addAttribute(TextAttribute.FONT, g.getFont());
            LineBreakMeasurer lines = new LineBreakMeasurer(letters.getIterator(), g.getFontRenderContext());
            while (lines.getPosition() < paragraph.length()) {
                int from = lines.getPosition();
                TextLayout line = lines.nextLayout((float) width);
                bottom += line.getAscent();
                g.drawString(paragraph.substring(from, lines.getPosition()).stripTrailing(), (float) x, (float) bottom);
                bottom += line.getDescent() + line.getLeading() + line.getAscent() * 0.18;
            }
        }
        return bottom;
    }
}
