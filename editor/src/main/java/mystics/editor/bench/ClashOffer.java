package mystics.editor.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import mystics.choice.Sentence;
import mystics.editor.draft.Clash;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import net.miginfocom.swing.MigLayout;

/**
 * The values that both this editor and another program have changed. Each value is shown in both versions, with a button that takes the
 * version of the other program.
 */
final class ClashOffer extends JPanel {
    private static final int SHOWN = 60;
    private static final int HIGH = 160;

    /**
     * @param take takes over the value of the other program
     * @param done runs when the offer is closed
     */
    ClashOffer(List<Clash> clashes, Consumer<Clash> take, Runnable done) {
        super(new MigLayout("insets 6 12 8 12, fill, wrap 1", "[grow, fill]"));
        setBorder(BorderFactory.createEmptyBorder());
        add(new Prose("Another program has changed these values, too. They stay as they are here, unless you take the others."), "wmin 0");
        JPanel rows = new JPanel(new MigLayout("insets 0, fillx, wrap 2", "[grow, fill][]"));
        clashes.forEach(clash -> row(rows, clash, take));
        JScrollPane scroll = new JScrollPane(rows);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, "hmax " + HIGH + ", wmin 0");
        JButton close = new JButton("Keep the others as they are here");
        close.addActionListener(click -> done.run());
        add(close, "growx 0");
    }

    private static void row(JPanel rows, Clash clash, Consumer<Clash> take) {
        Sentence words = Sentence.of("{place}: {mine} here, {theirs} there", "place", clash.place(), "mine", shown(clash.mine()),
                "theirs", shown(clash.theirs()));
        rows.add(new Prose(words), "wmin 0");
        JButton button = new JButton("Take theirs");
        Says.name(button, Sentence.of("Take theirs: {place}", "place", clash.place()));
        button.addActionListener(click -> {
            take.accept(clash);
            button.setEnabled(false);
        });
        rows.add(button);
    }

    private static Object shown(Optional<Object> value) {
        return value.map(Object::toString).<Object>map(words -> words.length() > SHOWN ? words.substring(0, SHOWN) + "…" : words)
                .orElse(Sentence.of("nothing"));
    }
}
