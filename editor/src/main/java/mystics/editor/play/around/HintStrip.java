package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridBagLayout;
import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.type.Html;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.WordButton;

/**
 * A hint in one row, for a window without room for its card: its words, which open the card and look like words, and a button that puts
 * the hint away and names its key.
 */
public final class HintStrip extends JPanel {
    private static final int GAP = 6;
    private static final Insets NARROW = new Insets(2, 4, 2, 4);
    /** The letters are one size smaller than those of the window, so that a sentence fits. */
    private static final String LETTERS = "FlatLaf.style";
    private static final String SMALLER = "font: 80%";
    /** The least width of the sentence, in letter heights. */
    private static final float LEAST = 7;
    /** The number of characters above which a sentence ends with its last whole clause. */
    private static final int LONG = 125;
    private final WordButton said = new WordButton("");
    private final JButton read = new JButton("Got it (F12)");

    /**
     * @param open opens the card
     * @param away puts the hint away
     */
    HintStrip(Runnable open, Runnable away) {
        super(new BorderLayout(GAP, 0));
        setOpaque(false);
        said.setMargin(NARROW);
        said.putClientProperty(LETTERS, SMALLER);
        said.setContentAreaFilled(false);
        said.setBorderPainted(false);
        read.putClientProperty(LETTERS, SMALLER);
        Says.name(said, Sentence.of("Hint"));
        said.addActionListener(click -> open.run());
        read.addActionListener(click -> away.run());
        read.setToolTipText("Puts this hint away");
        add(said);
        JPanel button = new JPanel(new GridBagLayout());
        button.setOpaque(false);
        button.add(read);
        add(button, BorderLayout.EAST);
        setVisible(false);
    }

    /** Shows the words of a step, or as many of its sentences as have room. */
    void show(GuideStep step) {
        Sentence words = Sentence.of(first(step.text()));
        Says.html(said, language -> "<html>" + Html.plain(words.in(language).toString()) + "</html>");
        Says.name(said, Sentence.of("Hint: {title}", "title", step.title()));
        Says.more(said, words);
        Says.hint(said, Sentence.of("Reads the hint"));
    }

    /** The whole text if it is short, or else its first sentence. Of a long sentence, the clauses that fit into a few short lines. */
    static String first(String text) {
        String whole = text.strip().replaceAll("\\s+", " ");
        if (whole.length() <= LONG) return whole;
        String sentence = whole.split("(?<=[.!?]) ", 2)[0];
        if (sentence.length() <= LONG) return sentence;
        String part = sentence.substring(0, LONG);
        int end = Math.max(part.lastIndexOf(", "), part.lastIndexOf(": "));
        return sentence.substring(0, end < LONG / 3 ? part.lastIndexOf(' ') : end + 1) + " \u2026";
    }

    @Override
    public Dimension getMinimumSize() {
        Dimension all = getPreferredSize();
        return new Dimension(Math.round(LEAST * Type.size()) + GAP + read.getPreferredSize().width, all.height);
    }
}
