package mystics.editor.bench;

import javax.swing.BorderFactory;
import javax.swing.JButton;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;

/** Offers edits that were not saved because the program ended first. */
final class LeftOffer extends Flow {
    private static final int GAP = 12;
    private transient Runnable closed = () -> {};

    LeftOffer(int number, Runnable goOn, Runnable putAside) {
        super(GAP);
        setBorder(BorderFactory.createEmptyBorder(6, 12, 8, 12));
        add(new Prose(Sentence.of("Edits of this mod were left unsaved: {n}. Go on with them?", "n", number)), TEXT);
        add(button("Go on", goOn));
        add(button("Put them aside", putAside));
    }

    private JButton button(String words, Runnable deed) {
        JButton button = new JButton(words);
        button.addActionListener(click -> {
            deed.run();
            closed.run();
        });
        return button;
    }

    /** Runs an action after the user has decided. */
    void closed(Runnable then) {
        closed = then;
    }
}
