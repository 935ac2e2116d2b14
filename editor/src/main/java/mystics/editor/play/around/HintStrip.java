package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.JButton;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A hint in one row, for a window without room for its card: the title, which opens the card, and a button that puts the hint away. */
public final class HintStrip extends JPanel {
    private static final int GAP = 6;
    private static final Insets NARROW = new Insets(2, 4, 2, 4);
    /** The least width of the title, in letter heights. */
    private static final float LEAST = 7;
    private final JButton title = new JButton();
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
        Says.text(title, Sentence.of("Hint: {title}", "title", step.title()));
        Says.name(title, Sentence.of("Hint: {title}", "title", step.title()));
        Says.hint(title, Sentence.of("Reads the hint ({key})", "key", "F12"));
    }

    @Override
    public Dimension getMinimumSize() {
        Dimension all = getPreferredSize();
        return new Dimension(Math.round(LEAST * Type.size()) + GAP + read.getPreferredSize().width, all.height);
    }
}
