package mystics.editor.type;

import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Shape;
import java.util.Optional;
import javax.swing.text.JTextComponent;
import javax.swing.text.View;
import javax.swing.text.html.HTML;

/** The paragraphs of a text of the book that no end of a page may divide: voices with their portraits, and boxes. */
public final class WholeBlocks {
    private static final String BOX = "box";

    private WholeBlocks() {
    }

    /** The place of the undivided paragraph across a height of a text; empty if the text may be divided there. */
    public static Optional<Rectangle> at(JTextComponent text, int height) {
        Insets edge = text.getInsets();
        Rectangle inside = new Rectangle(edge.left, edge.top, text.getWidth() - edge.left - edge.right,
                text.getHeight() - edge.top - edge.bottom);
        return across(text.getUI().getRootView(text), inside, height);
    }

    private static Optional<Rectangle> across(View view, Shape place, int height) {
        if (isWhole(view)) return Optional.of(place.getBounds());
        for (int part = 0; part < view.getViewCount(); part++) {
            Shape lies = view.getChildAllocation(part, place);
            if (lies != null && lies.getBounds().y < height && height < lies.getBounds().getMaxY()) {
                return across(view.getView(part), lies, height);
            }
        }
        return Optional.empty();
    }

    private static boolean isWhole(View view) {
        return view instanceof SignedParagraph || view.getElement().getName().equals(HTML.Tag.P.toString())
                && BOX.equals(view.getElement().getAttributes().getAttribute(HTML.Attribute.CLASS));
    }
}
