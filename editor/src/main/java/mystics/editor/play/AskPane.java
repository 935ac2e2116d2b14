package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import mystics.editor.art.DieArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Pick;
import mystics.editor.type.Prose;
import mystics.editor.type.WordButton;
import net.miginfocom.swing.MigLayout;

/** What is asked, why, and what can be chosen, beside the board. However long the list is, what ends it stays in sight below. */
final class AskPane extends JPanel {
    private static final String NAME = "What is asked";
    /** So few answers all stay in sight, however much there is to read before them. */
    private static final int FEW = 2;
    private final transient Consumer<String> answer;
    private final transient Consumer<Pick> point;
    private final transient Consumer<String> follow;
    private final AskKeys keys;
    private final Perils perils = new Perils();
    private final JPanel list = column("insets 0 2 0 2");
    private final JPanel ends = column("insets 6 0 0 0, novisualpadding");
    private final Pinned pinned = new Pinned(list, ends);
    private final Map<String, PickButton> buttons = new LinkedHashMap<>();
    private transient Repeated turn = Repeated.NOTHING;
    private transient Repeated other = Repeated.NOTHING;
    private List<Pick> moves = List.of();
    /** The question that was shown last, and how far down it was read: where it is asked again, people read on there. */
    private String shown = "";
    private int scrolled;
    private boolean film;

    /**
     * @param answer gives an answer
     * @param point shows on the board what a pick is about, while somebody thinks of it
     * @param follow goes where a link leads
     * @param keys the keys that choose
     */
    AskPane(Consumer<String> answer, Consumer<Pick> point, Consumer<String> follow, AskKeys keys) {
        super(new BorderLayout());
        this.answer = answer;
        this.point = point;
        this.follow = follow;
        this.keys = keys;
        add(pinned);
        List.of("UP", "DOWN").forEach(key -> pinned.scroll().getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), "walks from one pick to the next"));
        setFocusable(true);
        getAccessibleContext().setAccessibleName(NAME);
        keys.bind(this);
    }

    private static JPanel column(String insets) {
        return new JPanel(new MigLayout(insets + ", fillx, wrap 1, gapy 4, hidemode 3", "[grow, fill]"));
    }

    /** Shows nothing to choose while things happen, or when the chapter is over. */
    void wait(String words) {
        clear();
        list.add(new Prose(words), "wmin 0");
        done();
    }

    /** Somebody has chosen: what stands here chooses nothing any more, and stays until there is something else to show. */
    void pause() {
        if (buttons.isEmpty()) {
            wait("…");
        } else {
            takeFocus();
            keys.lead(List.of());
            buttons.values().forEach(button -> button.setEnabled(false));
        }
    }

    /** Nothing came of it: the question is open as before. */
    void resume() {
        keys.lead(buttons.values());
        buttons.values().forEach(button -> button.setEnabled(true));
    }

    /** While things happen there is nothing to choose, but the way to their end. */
    void running(Runnable skip) {
        if (film) {
            return;
        }
        clear();
        film = true;
        list.add(new Prose("…"), "wmin 0");
        JButton button = new WordButton("<html>Skip ahead (Esc, or a click on the board)</html>");
        button.addActionListener(click -> skip.run());
        list.add(button, "wmin 0");
        done();
    }

    /**
     * Says how the chapter has ended.
     *
     * @param more what else there is to say; {@code ways} what can be done now, by the words on its button
     */
    void over(String how, List<String> more, Map<String, Runnable> ways) {
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

    /** Shows a question. It has the focus itself: a key that was meant for what stood here before chooses nothing. */
    void show(Asked asked, Headline headline, BoardStyle style) {
        clear();
        String question = asked.who() + " " + asked.prompt() + " " + headline.round();
        int read = question.equals(shown) ? scrolled : 0;
        shown = question;
        list.add(new QuestionHead(asked, headline, follow), "wmin 0");
        if (asked.dice() > 0) {
            list.add(new DiceEntry(asked.dice(), new DieArt(style.fonts(), style.theme()), answer));
        } else {
            choices(question, asked.picks());
        }
        done();
        validate();
        pinned.scroll().getVerticalScrollBar().setValue(read);
        announce(asked.who() + ": " + asked.prompt());
    }

    private void choices(String question, List<Pick> picks) {
        moves = picks.stream().filter(Pick::isMove).toList();
        List<Pick> others = picks.stream().filter(pick -> !pick.isMove()).toList();
        if (picks.stream().anyMatch(pick -> !pick.group().isEmpty())) {
            turn = turn.then(question, others);
            groups(turn);
        } else {
            other = other.then(question, others);
            places(other);
        }
        keys.lead(buttons.values());
    }

    /** Those who listen hear what stands here now, and the keyboard starts from it. */
    private void announce(String words) {
        getAccessibleContext().setAccessibleName(words);
        requestFocusInWindow();
    }

    /** Writes what picks would come to behind them. */
    void weigh(Outlook outlook) {
        buttons.values().forEach(button -> button.say(outlook));
        perils.show(moves, outlook);
    }

    /** Frames the buttons of picks somebody points at on the board, and no others. */
    void light(List<Pick> picks) {
        buttons.values().forEach(button -> button.putClientProperty(FlatClientProperties.OUTLINE,
                picks.contains(button.getClientProperty(Pick.class)) ? UIManager.getColor("Component.accentColor") : null));
    }

    /** What a hero can do in its turn, under headings. */
    private void groups(Repeated asked) {
        Map<String, String> named = PickKeys.of(asked);
        if (!moves.isEmpty()) {
            list.add(title(Pick.MOVE), "gaptop 6");
            JButton toBoard = new WordButton("<html>" + PickButton.keyed(PickKeys.MOVE) + Pick.MOVE + ": click a lit space</html>");
            toBoard.addActionListener(click -> keys.toBoard());
            list.add(toBoard, "wmin 0");
            list.add(perils, "wmin 0");
        }
        asked.offered().stream().collect(Collectors.groupingBy(Pick::group, LinkedHashMap::new, Collectors.toList())).forEach((group, members) -> {
            boolean end = members.stream().allMatch(Pick::isEnd);
            if (!end && (moves.isEmpty() || !group.equals(Pick.MOVE))) {
                list.add(title(group), "gaptop 6");
            }
            members.forEach(pick -> (end ? ends : list).add(button(pick, named.get(pick.key())), "wmin 0"));
        });
    }

    /** A list in which everything has its place: what is offered no more is left there, faint. */
    private void places(Repeated asked) {
        Map<String, String> named = PickKeys.of(asked);
        List<Pick> last = asked.seen().size() <= FEW && asked.offered().containsAll(asked.seen()) ? asked.seen() : asked.seen().stream().filter(Pick::isEnd).toList();
        asked.seen().stream().filter(pick -> !last.contains(pick)).forEach(pick -> list.add(asked.offers(pick) ? button(pick, named.get(pick.key())) : PickButton.spent(pick), "wmin 0"));
        last.forEach(pick -> ends.add(button(pick, named.get(pick.key())), "wmin 0"));
    }

    private static JLabel title(String text) {
        JLabel title = new JLabel(text);
        title.setForeground(UIManager.getColor("Label.disabledForeground"));
        return title;
    }

    private PickButton button(Pick pick, String key) {
        PickButton button = new PickButton(pick, key);
        button.addActionListener(click -> answer.accept(pick.key()));
        button.addMouseListener(new Pointing(() -> point.accept(pick)));
        button.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                point.accept(pick);
            }
        });
        buttons.put(pick.key(), button);
        return button;
    }

    /** The keyboard stays here when what it was at goes. */
    private void takeFocus() {
        Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (focused != null && isAncestorOf(focused)) {
            requestFocusInWindow();
        }
    }

    private void clear() {
        takeFocus();
        getAccessibleContext().setAccessibleName(NAME);
        if (!buttons.isEmpty()) {
            scrolled = pinned.scroll().getVerticalScrollBar().getValue();
        }
        list.removeAll();
        ends.removeAll();
        film = false;
        buttons.clear();
        moves = List.of();
        perils.show(moves, Outlook.UNKNOWN);
        keys.lead(List.of());
    }

    private void done() {
        ends.setVisible(ends.getComponentCount() > 0);
        for (JComponent part : List.of(list, ends, this)) {
            part.revalidate();
        }
        repaint();
    }
}
