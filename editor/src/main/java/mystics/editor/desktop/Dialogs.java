package mystics.editor.desktop;

import java.awt.Component;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.home.CampaignTitle;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.home.Failure;
import mystics.home.mods.OtherCopy;
import mystics.save.SaveRefused;

/**
 * The modal dialogs of the window.
 *
 * @param over the parent of the dialogs
 * @param language the language of the dialogs
 */
record Dialogs(Component over, Supplier<Wording> language) {
    /** Reports why something failed. */
    void tell(Throwable failure) {
        JOptionPane.showMessageDialog(over, words(Failure.words(failure)), "Mystics", JOptionPane.WARNING_MESSAGE);
    }

    /** Asks whether to open a game whose replay differs with the current mods. */
    boolean wants(SaveRefused refused) {
        Sentence safe = Sentence.of("The file stays unchanged. You are told what cannot continue as before.");
        return choice("Other mods", words(Failure.words(refused), safe),
                Stream.of("Open it anyway", "Do not open it").map(Sentence::of).toList(), 1) == 0;
    }

    /** Asks whether a mod may replace another copy of it. */
    boolean wants(OtherCopy refused) {
        return choice("Mods", words(Failure.words(refused), Sentence.of("The copy that is replaced is kept, outside the folder of mods.")),
                Stream.of("Replace it", "Leave it").map(Sentence::of).toList(), 1) == 0;
    }

    /** Asks whether to choose another chapter in place of the one under way. */
    boolean wantsAnother() {
        return choice("Another chapter", words(Sentence.of("A chapter of this campaign is under way. Choose another one?"),
                Sentence.of("As soon as the other one begins, the chapter under way is set aside among the saved games.")),
                Stream.of("Another chapter", "Stay").map(Sentence::of).toList(), 1) == 0;
    }

    /**
     * Asks in which campaign to resume a saved chapter, or whether to play it outside a campaign. If the dialog is closed, the chapter is
     * not resumed at all.
     *
     * @param campaigns the names of the possible campaigns
     */
    void wants(List<String> campaigns, Consumer<String> in, Runnable alone) {
        List<Sentence> ways = Stream.concat(campaigns.stream().map(CampaignTitle::of)
                .map(title -> Sentence.of("In the campaign {name}", "name", title)),
                Stream.of(Sentence.of("By itself"))).toList();
        JLabel words = words(Sentence.of("This chapter was begun in a campaign. Continue it there?"), Sentence.of("There it replaces the "
                + "chapter under way, which is set aside, and its result goes onto the campaign sheet."));
        int chosen = choice("Saved in a campaign", words, ways, 0);
        if (chosen == campaigns.size()) {
            alone.run();
        } else if (chosen >= 0) {
            in.accept(campaigns.get(chosen));
        }
    }

    /**
     * Shows a button for each choice, and returns the number of the choice made.
     *
     * @param usual the number of the choice that is made by pressing Enter
     */
    private int choice(String title, JLabel words, List<Sentence> ways, int usual) {
        Object[] labels = ways.stream().map(this::said).toArray();
        return JOptionPane.showOptionDialog(over, words, said(Sentence.of(title)), JOptionPane.DEFAULT_OPTION, JOptionPane.QUESTION_MESSAGE,
                null, labels, labels[usual]);
    }

    private JLabel words(Sentence... paragraphs) {
        return new HtmlLabel("<html><body width='420'>"
                + Stream.of(paragraphs).map(this::said).map(Html::plain).collect(Collectors.joining("<br><br>")) + "</body></html>");
    }

    private String said(Sentence words) {
        return words.in(language.get()).toString();
    }
}
