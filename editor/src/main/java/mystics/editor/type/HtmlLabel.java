package mystics.editor.type;

import javax.swing.JLabel;

/** A label whose words are given as HTML, so that they wrap. Whoever writes it sees to it that what others wrote stands in it as {@link Html#plain}. */
public final class HtmlLabel extends JLabel {
    /** A label with words. */
    public HtmlLabel(String html) {
        super(html);
    }
}
