package mystics.editor.bench;

import java.awt.BorderLayout;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Timer;
import mystics.choice.Sentence;
import mystics.editor.draft.Clash;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;

/** The foot of the editor's window: the last message, or an offer that waits for an answer. */
final class BenchFoot extends JPanel {
    private static final int BRIEF = 6000;
    private final int stay;
    private final Prose message = new Prose(" ");

    BenchFoot() {
        this(BRIEF);
    }

    /** @param stay the milliseconds for which a brief message stays */
    BenchFoot(int stay) {
        super(new BorderLayout());
        this.stay = stay;
        message.setBorder(BorderFactory.createEmptyBorder(3, 12, 5, 12));
        message.getAccessibleContext().setAccessibleName("Message");
        add(message);
    }

    /** Shows a message. The message is visible as long as no offer is open. */
    void say(Sentence words) {
        Says.text(message, words);
    }

    /** Shows a message for a short while. It is meant for messages that are true only briefly. */
    void brief(Sentence words) {
        say(words);
        String shown = message.words();
        Timer gone = new Timer(stay, done -> {
            if (message.words().equals(shown)) say(Sentence.EMPTY);
        });
        gone.setRepeats(false);
        gone.start();
    }

    /**
     * Offers edits that were not saved when the program last ended.
     *
     * @param number the number of edits
     * @param goOn makes them again
     * @param putAside puts them aside
     */
    void offer(int number, Runnable goOn, Runnable putAside) {
        LeftOffer offer = new LeftOffer(number, goOn, putAside);
        offer.closed(() -> show(message));
        show(offer);
    }

    /**
     * Shows the values that both this editor and another program have changed.
     *
     * @param take receives each value that is chosen
     */
    void clash(List<Clash> clashes, Consumer<Clash> take) {
        show(new ClashOffer(clashes, take, () -> show(message)));
    }

    private void show(JComponent part) {
        removeAll();
        add(part);
        revalidate();
        repaint();
    }
}
