package mystics.editor.desktop;

import java.awt.Component;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.save.SaveRefused;

/**
 * The modal dialogs of the window.
 *
 * @param over the parent of the dialogs
 */
record Dialogs(Component over) {
    /** Reports why something failed. */
    void tell(Throwable failure) {
        JOptionPane.showMessageDialog(over, words(Html.plain(String.valueOf(failure.getMessage()))), "Mystics",
                JOptionPane.WARNING_MESSAGE);
    }

    /** Asks whether to open a game that would go differently with the current mods. */
    boolean wants(SaveRefused refused) {
        Object[] ways = {"Open it anyway", "Do not open it"};
        JLabel words = words(
                Html.plain(refused.getMessage()) + "<br><br>The file stays unchanged. You are told what cannot continue as before.");
        return JOptionPane.showOptionDialog(over, words, "Other mods", JOptionPane.DEFAULT_OPTION, JOptionPane.QUESTION_MESSAGE, null, ways,
                ways[1]) == 0;
    }

    /**
     * Asks in which campaign to resume a saved chapter, or whether to play it by itself. Closing the dialog does neither.
     *
     * @param campaigns the names of the possible campaigns
     */
    void wants(List<String> campaigns, Consumer<String> in, Runnable alone) {
        List<String> ways = Stream.concat(campaigns.stream().map(name -> "In the campaign " + name), Stream.of("By itself")).toList();
        JLabel words = words(
                "This chapter was begun in a campaign. Continue it there?<br><br>There it replaces the chapter under way, "
                + "which is set aside, and its result goes onto the campaign sheet.");
        int chosen = JOptionPane.showOptionDialog(over, words, "Saved in a campaign", JOptionPane.DEFAULT_OPTION,
                JOptionPane.QUESTION_MESSAGE, null, ways.toArray(), ways.get(0));
        if (chosen == campaigns.size()) {
            alone.run();
        } else if (chosen >= 0) {
            in.accept(campaigns.get(chosen));
        }
    }

    private static JLabel words(String html) {
        return new HtmlLabel("<html><body width='420'>" + html + "</body></html>");
    }
}
