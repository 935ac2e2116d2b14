package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.type.Html;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.WordButton;

/**
 * A hint in one row, for a window without room for its card: the title, which opens the card, and a button that puts the hint away. A long
 * title takes a second line. The key stands before the title.
 */
public final class HintStrip extends JPanel {
    private static final int GAP = 6;
    private static final Insets NARROW = new Insets(2, 4, 2, 4);
    /** The least width of the title, in letter heights. */
    private static final float LEAST = 7;
    private final WordButton title = new WordButton("");
    private final JButton read = new JButton("OK");

    /**
     * @param open opens the card
     * @param away puts the hint away
     */
    HintStrip(Runnable open, Runnable away) {
        super(new BorderLayout(GAP, 0));
        setOpaque(false);
        title.setMargin(NARROW);
        Says.name(title, Sentence.of("Hint"));
        title.addActionListener(click -> open.run());
        read.addActionListener(click -> away.run());
        read.setToolTipText("Puts this hint away");
        add(title);
        add(read, BorderLayout.EAST);
        setVisible(false);
    }

    /** Shows the title of a step. */
    void show(GuideStep step) {
        Sentence words = Sentence.of("Hint: {title}", "title", step.title());
        String key = Html.colour(UIManager.getColor("Component.accentColor"));
        Says.html(title, language -> "<html><b><font color='" + key + "'>F12</font></b>&nbsp; "
                + Html.plain(words.in(language).toString()) + "</html>");
        Says.name(title, Sentence.of("Hint: {title}", "title", step.title()));
        Says.hint(title, Sentence.of("Reads the hint ({key})", "key", "F12"));
    }

    @Override
    public Dimension getMinimumSize() {
        Dimension all = getPreferredSize();
        return new Dimension(Math.round(LEAST * Type.size()) + GAP + read.getPreferredSize().width, all.height);
    }
}
