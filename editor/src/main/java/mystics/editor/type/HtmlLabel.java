package mystics.editor.type;

import javax.swing.JLabel;

/** A label for HTML, so that its text wraps. Callers must pass text from outside through the method {@link Html#plain}. */
public final class HtmlLabel extends JLabel {
    /** A label that shows words. */
    public HtmlLabel(String html) {
        super(html);
    }
}
