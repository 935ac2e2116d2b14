package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.editor.type.Upright;
import net.miginfocom.swing.MigLayout;

/** What the guide of a chapter says: a few words, and a button for a step that is done by reading it. */
final class GuideCard extends JPanel {
    private final Prose heading = new Prose("", 1.15f, Font.BOLD);
    private final Prose said = new Prose("");
    private final JButton next = new JButton("Got it (F12)");
    private final JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 5", "[grow, fill]"));
    private final JScrollPane scroll = Upright.scrolled(page);

    /** @param read runs when the card has been read; {@code leave} when nobody wants the guide */
    GuideCard(Runnable read, Runnable leave) {
        super(new BorderLayout(0, 6));
        setBorder(BorderFactory.createEmptyBorder(6, 8, 4, 8));
        page.add(heading, "wmin 0");
        page.add(said, "wmin 0");
        add(scroll);
        Flow foot = new Flow(8);
        JButton alone = new JButton("No guide");
        alone.setToolTipText("Puts the guide away for this game");
        alone.addActionListener(click -> leave.run());
        next.addActionListener(click -> read.run());
        foot.add(next);
        foot.add(alone);
        add(foot, BorderLayout.SOUTH);
    }

    /** Shows a step. */
    void show(GuideStep step) {
        heading.setText(step.title());
        said.setText(step.text());
        Says.name(this, Sentence.of("Guide: {title}", "title", step.title()));
        Says.more(this, Sentence.of(said.getText()));
        revalidate();
    }

    /** The height that it takes at a width, in pixels. */
    int height(int width) {
        int inner = width - getInsets().left - getInsets().right - Math.round(Type.size());
        heading.setSize(inner, Short.MAX_VALUE);
        said.setSize(inner, Short.MAX_VALUE);
        int words = heading.getPreferredSize().height + said.getPreferredSize().height + 10;
        return words + getComponent(1).getPreferredSize().height + Math.round(2 * Type.size());
    }
}
