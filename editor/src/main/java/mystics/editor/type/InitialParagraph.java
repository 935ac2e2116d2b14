package mystics.editor.type;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.Icon;
import javax.swing.text.Element;
import javax.swing.text.View;
import javax.swing.text.html.HTML;
import javax.swing.text.html.InlineView;

/**
 * A paragraph of HTML whose first lines stand beside a decorated initial. The letter itself stays in the text, but the text does not show
 * it. A paragraph with fewer lines than the initial has a smaller initial, so that no hole is left below the text.
 */
final class InitialParagraph extends PicturedParagraph {
    /** The number of lines beside a large initial, and the space between these lines and the initial as a share of the initial's width. */
    static final int LINES = 3;
    private static final double GAP = 0.13;
    private final Icon initial;
    private int lines = LINES;

    InitialParagraph(Element paragraph, Icon initial) {
        super(paragraph);
        this.initial = initial;
    }

    private int beside(int line) {
        return line < lines ? (int) Math.round(initial.getIconWidth() * share() * (1 + GAP)) : 0;
    }

    /** The size of the initial, relative to its full size. */
    private double share() {
        return (double) lines / LINES;
    }

    @Override
    public int getFlowSpan(int line) {
        int whole = super.getFlowSpan(line);
        if (line == 0) lines = lines(whole);
        return Math.max(1, whole - beside(line));
    }

    /**
     * The greatest number of lines beside the initial that the text fills. The initial belongs to the first paragraph: only if that has a
     * single line, another paragraph stands beside the initial, too.
     */
    private int lines(int whole) {
        for (Text text : Text.values()) {
            for (int wanted = LINES; wanted > 1; wanted--) {
                int span = (int) (whole - initial.getIconWidth() * (1 + GAP) * wanted / LINES);
                if (filled(Math.max(1, span), text) >= wanted) return wanted;
            }
        }
        return 1;
    }

    /** The text beside the initial: the first paragraph alone, or all. */
    private enum Text { FIRST, ALL }

    /** The number of lines of a text, if every line has a given width. */
    private int filled(int span, Text text) {
        int filled = 0;
        float line = 0;
        for (int i = 0; i < layoutPool.getViewCount(); i++) {
            View part = layoutPool.getView(i);
            if (part.getElement().getName().equals(HTML.Tag.BR.toString())) {
                if (text == Text.FIRST) break;
                filled += (int) Math.max(1, Math.ceil(line / span));
                line = 0;
            } else {
                line += part.getPreferredSpan(X_AXIS);
            }
        }
        return filled + (int) Math.ceil(line / span);
    }

    @Override
    protected void layoutMinorAxis(int span, int axis, int[] offsets, int[] spans) {
        super.layoutMinorAxis(span, axis, offsets, spans);
        for (int line = 0; line < Math.min(lines, offsets.length); line++) {
            offsets[line] += beside(line);
            spans[line] = Math.min(spans[line], span - beside(line));
        }
    }

    @Override
    public void paint(Graphics ink, Shape place) {
        super.paint(ink, place);
        Rectangle all = place.getBounds();
        Graphics2D small = (Graphics2D) ink.create();
        small.translate(all.x + getLeftInset(), all.y + getTopInset() + share() * initial.getIconHeight() / 24);
        small.scale(share(), share());
        initial.paintIcon(getContainer(), small, 0, 0);
        small.dispose();
    }

    @Override
    float high() {
        return (float) (initial.getIconHeight() * share() * 1.1);
    }

    /** A letter that takes no room, because it is painted as an initial. */
    static final class Unseen extends InlineView {
        Unseen(Element letter) {
            super(letter);
        }

        @Override
        public float getMinimumSpan(int axis) {
            return axis == X_AXIS ? 0 : super.getMinimumSpan(axis);
        }

        @Override
        public float getPreferredSpan(int axis) {
            return axis == X_AXIS ? 0 : super.getPreferredSpan(axis);
        }

        @Override
        public float getMaximumSpan(int axis) {
            return axis == X_AXIS ? 0 : super.getMaximumSpan(axis);
        }

        @Override
        public int getBreakWeight(int axis, float position, float length) {
            return BadBreakWeight;
        }

        @Override
        public void paint(Graphics ink, Shape place) {
            // The paragraph itself paints the initial.
        }
    }
}
