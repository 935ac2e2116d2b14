package mystics.editor.type;

import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.Icon;
import javax.swing.text.Element;
import javax.swing.text.html.ParagraphView;

/** A paragraph of HTML with a picture in its left margin, a little raised, so that a single line stands beside its middle. */
final class SignedParagraph extends ParagraphView {
    private static final int RAISED = 12;
    private final Icon sign;

    SignedParagraph(Element paragraph, Icon sign) {
        super(paragraph);
        this.sign = sign;
    }

    @Override
    public void paint(Graphics ink, Shape place) {
        super.paint(ink, place);
        Rectangle all = place.getBounds();
        sign.paintIcon(getContainer(), ink, all.x, all.y - sign.getIconHeight() / RAISED);
    }

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
        return axis == Y_AXIS ? Math.max(span, sign.getIconHeight() - sign.getIconHeight() / RAISED + getBottomInset()) : span;
    }
}
