package mystics.editor.type;

import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.Icon;
import javax.swing.text.Element;
import javax.swing.text.html.InlineView;

/**
 * A paragraph of HTML whose first lines stand beside a decorated initial. The letter itself stays in the text, but the text does not show
 * it.
 */
final class InitialParagraph extends PicturedParagraph {
    /** The number of lines beside the initial, and the space between these lines and the initial as a share of the initial's width. */
    static final int LINES = 3;
    private static final double GAP = 0.13;
    private final Icon initial;

    InitialParagraph(Element paragraph, Icon initial) {
        super(paragraph);
        this.initial = initial;
    }

    private int beside(int line) {
        return line < LINES ? (int) Math.round(initial.getIconWidth() * (1 + GAP)) : 0;
    }

    @Override
    public int getFlowSpan(int line) {
        return Math.max(1, super.getFlowSpan(line) - beside(line));
    }

    @Override
    protected void layoutMinorAxis(int span, int axis, int[] offsets, int[] spans) {
        super.layoutMinorAxis(span, axis, offsets, spans);
        for (int line = 0; line < Math.min(LINES, offsets.length); line++) {
            offsets[line] += beside(line);
            spans[line] = Math.min(spans[line], span - beside(line));
        }
    }

    @Override
    public void paint(Graphics ink, Shape place) {
        super.paint(ink, place);
        Rectangle all = place.getBounds();
        initial.paintIcon(getContainer(), ink, all.x + getLeftInset(), all.y + getTopInset() + initial.getIconHeight() / 24);
    }

    @Override
    float high() {
        return initial.getIconHeight() * 1.1f;
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
