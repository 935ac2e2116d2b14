package mystics.editor.type;

import javax.swing.text.Element;
import javax.swing.text.html.ParagraphView;

/** A paragraph of HTML that is at least as high as the picture beside it. */
abstract class PicturedParagraph extends ParagraphView {
    PicturedParagraph(Element paragraph) {
        super(paragraph);
    }

    /** The distance, in pixels, from the upper edge of the paragraph to the lower edge of the picture. */
    abstract float high();

    @Override
    public float getMinimumSpan(int axis) {
        return atLeast(axis, super.getMinimumSpan(axis));
    }

    @Override
    public float getPreferredSpan(int axis) {
        return atLeast(axis, super.getPreferredSpan(axis));
    }

    @Override
    public float getMaximumSpan(int axis) {
        return atLeast(axis, super.getMaximumSpan(axis));
    }

    private float atLeast(int axis, float span) {
        return axis == Y_AXIS ? Math.max(span, high() + getBottomInset()) : span;
    }
}
