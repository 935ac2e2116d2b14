package mystics.editor.type;

import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.Icon;
import javax.swing.text.Element;

/**
 * A paragraph of HTML with a picture in its left margin. The picture is raised a little, so that a single line stands beside its middle.
 */
final class SignedParagraph extends PicturedParagraph {
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
        sign.paintIcon(getContainer(), ink, all.x, all.y + getTopInset() - sign.getIconHeight() / RAISED);
    }

    @Override
    float high() {
        return getTopInset() + sign.getIconHeight() - sign.getIconHeight() / RAISED;
    }
}
