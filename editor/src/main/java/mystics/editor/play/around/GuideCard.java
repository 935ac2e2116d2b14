package mystics.editor.play.around;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.play.ask.Pinned;
import mystics.editor.sight.Book;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The card of a guide or a hint: a few words, the rule behind them, and a button for steps that are finished by reading. */
final class GuideCard extends JPanel {
    /** The height of the few lines that must always be readable, in letter heights. */
    private static final float LINES = 8;
    private static final int GAP = 8;
    /** The width of the bar that tells the card from the panels around it, in pixels. */
    private static final int BAR = 4;
    /** The width beside the words, in letter heights. It includes the scroll bar, which would otherwise stay once it has been shown. */
    private static final float MARGIN = 2;
    private final Prose heading = new Prose("", 1.15f, Font.BOLD);
    private final Prose said = new Prose("");
    private final JButton next = new JButton("Got it (F12)");
    private final JButton rule = new JButton("The rule");
    private String about = "";
    private final JButton alone = new JButton("No guide");
    private final JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 5", "[grow, fill]"));
    private final Flow foot = new Flow(GAP);

    GuideCard(GuideLayer.Ways ways) {
        super(new BorderLayout(0, 6));
        setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(0, BAR, 0, 0, UIManager.getColor("Component.accentColor")),
                BorderFactory.createEmptyBorder(6, 8, 4, 8)));
        page.add(heading, "wmin 0");
        page.add(said, "wmin 0");
        alone.addActionListener(click -> ways.leave().run());
        next.addActionListener(click -> ways.read().run());
        rule.addActionListener(click -> ways.follow().accept(Book.RULE + about));
        foot.add(next);
        foot.add(rule);
        foot.add(alone);
        add(new Pinned(page, foot));
    }

    /** Shows a step. */
    void show(GuideStep step, GuideLayer.Kind kind) {
        boolean hint = kind == GuideLayer.Kind.HINT;
        alone.setText(hint ? "Turn off all hints" : "No guide");
        alone.setToolTipText(
                hint ? "Puts all hints away, until they are wanted again in the settings" : "Puts the guide away for this game");
        about = step.rule();
        Says.hint(rule, Sentence.of("Opens the rule book where it explains this"));
        rule.setVisible(!step.rule().isEmpty());
        heading.setText(step.title());
        said.setText(step.text());
        Says.name(this, hint ? Sentence.of("Hint: {title}", "title", step.title()) : Sentence.of("Guide: {title}", "title", step.title()));
        Says.more(this, Sentence.of(said.getText()));
        revalidate();
    }

    /** The height of the card at a given width, in pixels. */
    int height(int width) {
        int inner = width - getInsets().left - getInsets().right - Math.round(MARGIN * Type.size());
        heading.setSize(inner, Short.MAX_VALUE);
        said.setSize(inner, Short.MAX_VALUE);
        int words = heading.getPreferredSize().height + said.getPreferredSize().height + 10;
        return words + foot.getPreferredSize().height + Math.round(2 * Type.size());
    }

    /** The least size, in pixels, at which the card's buttons are not cut off and a few lines can be read. */
    Dimension least() {
        List<Dimension> buttons = Stream.of(foot.getComponents()).filter(Component::isVisible).map(Component::getPreferredSize).toList();
        int widest = buttons.stream().mapToInt(button -> button.width).max().orElse(0);
        int high = buttons.stream().mapToInt(button -> button.height + GAP).sum();
        return new Dimension(widest + getInsets().left + getInsets().right, high + Math.round(LINES * Type.size()));
    }
}
