package mystics.editor.type;

import java.awt.Color;
import javax.swing.text.ViewFactory;
import javax.swing.text.html.StyleSheet;

/** The style of a page of HTML. The page asks for the style again whenever the look of the window changes. */
public interface PaperStyle {
    /**
     * Adds the style rules of the page.
     *
     * @param points the size of the letters: the window's type size times the factor of the page
     */
    void rules(StyleSheet sheet, float points);

    /** The views of the page. */
    ViewFactory views(ViewFactory usual);

    /** The colour of the page. */
    Color ground();
}
