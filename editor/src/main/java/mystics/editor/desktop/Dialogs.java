package mystics.editor.desktop;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.save.SaveRefused;

/**
 * What is said over the window, and must be answered first.
 *
 * @param over what it is said over
 */
record Dialogs(Component over) {
    /** Tells why something could not be done. */
    void tell(Throwable failure) {
        JOptionPane.showMessageDialog(over, words(Html.plain(String.valueOf(failure.getMessage()))), "Mystics", JOptionPane.WARNING_MESSAGE);
    }

    /** Asks whether a game is to be opened that goes another way with the mods of now. */
    boolean wants(SaveRefused refused) {
        Object[] ways = {"Open it all the same", "Leave it"};
        JLabel words = words(Html.plain(refused.getMessage()) + "<br><br>The file stays as it is. What cannot go on as it was is told.");
        return JOptionPane.showOptionDialog(over, words, "Other mods", JOptionPane.DEFAULT_OPTION, JOptionPane.QUESTION_MESSAGE, null, ways, ways[1]) == 0;
    }

    private static JLabel words(String html) {
        return new HtmlLabel("<html><body width='420'>" + html + "</body></html>");
    }
}
