package mystics.editor.play.ask;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.board.BoardStyle;
import mystics.editor.play.over.Medallion;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Pick;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * The question beside the board: its text, its reason and its choices. The choice that ends the question stays visible below a long list.
 */
public final class AskPane extends JPanel {
    /** The margin of a button that has to fit into a narrow list. */
    private static final Insets CLOSE = new Insets(1, 4, 1, 4);
    /** The height of the asked hero's face, in letter heights. */
    private static final float FACE = 2.4f;
    private static final String NAME = "What is asked";
    private static final int LETTERS = 8;
    private final transient Consumer<String> answer;
    private final transient Consumer<String> follow;
    private final JPanel list = column("insets 0 2 0 2");
    private final JPanel ends = column("insets 4 0 0 0, novisualpadding");
    private final Pinned pinned = new Pinned(list, ends);
    private final transient Choices choices;
    /** The last question and its scroll position, so that the question reopens at the same position if it is asked again. */
    private String open = "";
    private String shown = "";
    private int scrolled;
    private boolean film;
    private boolean dice;

    /**
     * @param answer gives an answer
     * @param point highlights the subject of a pick on the board
     * @param follow opens links
     * @param keys the keys that choose
     */
    public AskPane(Consumer<String> answer, Consumer<Pick> point, Consumer<String> follow, AskKeys keys) {
        super(new BorderLayout());
        this.answer = answer;
        this.follow = follow;
        choices = new Choices(list, ends, answer, point, keys);
        add(pinned);
        List.of("UP", "DOWN", "PAGE_UP", "PAGE_DOWN").forEach(key -> pinned.scroll().getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                .put(KeyStroke.getKeyStroke(key), "walks from one pick to the next"));
        Keys.within(this, "PAGE_DOWN", pinned::turn);
        Keys.within(this, "PAGE_UP", pinned::turnBack);
        setFocusable(true);
        getAccessibleContext().setAccessibleName(NAME);
        keys.bind(this);
    }

    private static JPanel column(String insets) {
        return new JPanel(new MigLayout(insets + ", fillx, wrap 1, gapy 4px, hidemode 3", "[grow, fill]"));
    }

    /** Shows a text in place of choices. */
    public void wait(String words) {
        clear();
        list.add(new Prose(words), "wmin 0");
        done();
    }

    /** Disables the choices after an answer, until there is something new to show. */
    public void pause() {
        if (choices.isOpen()) {
            takeFocus();
            choices.pause();
        } else {
            wait("…");
        }
    }

    /** Enables the choices again, because the answer was refused. */
    public void resume() {
        choices.resume();
    }

    /** Shows a button that skips the film, while there is nothing to choose. */
    public void running(Runnable skip) {
        if (film) {
            return;
        }
        clear();
        film = true;
        list.add(new Prose(Sentence.of("The game moves on."), 1, Font.PLAIN), "wmin 0");
        JButton button = new JButton("Skip ahead (Esc)");
        button.setMargin(CLOSE);
        Says.hint(button, Sentence.of("A click on the board skips ahead, too."));
        button.addActionListener(click -> skip.run());
        list.add(button, "wmin 0");
        done();
    }

    /**
     * Shows the end of the chapter.
     *
     * @param more the lines that follow the result
     * @param ways the action of each button, by label
     */
    public void over(Sentence how, List<Sentence> more, Map<String, Runnable> ways) {
        clear();
        list.add(new Prose(how, 1.4f, Font.BOLD), "wmin 0");
        more.forEach(line -> list.add(new Prose(line), "wmin 0"));
        ways.forEach((words, then) -> {
            JButton button = new JButton(words);
            button.addActionListener(click -> then.run());
            ends.add(button, "wmin 0");
        });
        done();
        announce(how);
    }

    /** The face of the hero who is asked; empty if no hero is asked, or if the hero has no portrait. */
    private static Optional<Icon> face(Asked asked, BoardStyle style) {
        return style.gallery().find("portraits/" + asked.seat())
                .map(portrait -> new Medallion(portrait, Math.round(Type.size() * FACE)));
    }

    /** Shows a question. The pane itself takes the focus, so that a key meant for the last question chooses nothing. */
    public void show(Asked asked, Headline headline, BoardStyle style) {
        clear();
        String question = asked.who() + " " + asked.prompt() + " " + headline.round();
        int read = question.equals(shown) ? scrolled : 0;
        shown = question;
        QuestionHead head = new QuestionHead(asked, face(asked, style), headline, style.dieArt(), follow);
        head.leaveOut(open);
        list.add(head, "wmin 0");
        dice = asked.dice() > 0;
        if (dice) {
            list.add(new DiceEntry(asked.dice(), style.dieArt(), answer));
        } else {
            choices.offer(question, asked, headline.actions());
        }
        done();
        validate();
        pinned.scroll().getVerticalScrollBar().setValue(read);
        scrollRectToVisible(new Rectangle(1, 1));
        announce(Sentence.of("{who}: {what}", "who", asked.who(), "what", asked.prompt()));
    }

    /** Announces the question to screen readers, and gives it the keyboard focus. */
    private void announce(Sentence words) {
        Says.name(this, words);
        requestFocusInWindow();
    }

    /** Leaves out the text of a card, given by its name, as long as the card lies open on the board; the name is empty if none does. */
    public void lies(String card) {
        open = card;
        if (list.getComponentCount() > 0 && list.getComponent(0) instanceof QuestionHead head) {
            head.leaveOut(card);
            revalidate();
        }
    }

    /**
     * The minimum size of the pane. In a low window, other panes become smaller, so that the question, the choice that ends it, and all
     * dice stay visible.
     */
    @Override
    public Dimension getMinimumSize() {
        int head = list.getComponentCount() > 0 && list.getComponent(0) instanceof QuestionHead asked ? asked.words() : 0;
        int least = dice ? pinned.getPreferredSize().height : head + (ends.isVisible() ? ends.getPreferredSize().height : 0);
        return new Dimension(0, Math.max(least, Math.min(getPreferredSize().height, Math.round(LETTERS * Type.size()))));
    }

    /** The button of a pick. */
    public Optional<JComponent> button(String key) {
        return choices.button(key);
    }

    /** Shows the previews on the buttons. */
    public void weigh(PickPreviews outlook) {
        choices.weigh(outlook);
    }

    /** Frames the buttons of the picks under the pointer on the board, and no others. */
    public void light(List<Pick> picks) {
        choices.light(picks);
    }

    /** Keeps the focus in the pane when the focused button is removed. */
    private void takeFocus() {
        Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (focused != null && isAncestorOf(focused)) {
            requestFocusInWindow();
        }
    }

    private void clear() {
        takeFocus();
        getAccessibleContext().setAccessibleName(NAME);
        if (choices.isOpen()) {
            scrolled = pinned.scroll().getVerticalScrollBar().getValue();
        }
        list.removeAll();
        ends.removeAll();
        film = false;
        dice = false;
        choices.clear();
    }

    private void done() {
        ends.setVisible(ends.getComponentCount() > 0);
        ends.setBorder(BorderFactory.createMatteBorder(2, 0, 0, 0, UIManager.getColor("Mystics.edge")));
        for (JComponent part : List.of(list, ends, this)) {
            part.revalidate();
        }
        repaint();
    }
}
