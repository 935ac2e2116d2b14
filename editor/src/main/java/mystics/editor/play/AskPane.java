package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Color;
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
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.console.page.Background;
import mystics.editor.art.DieArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Pick;
import mystics.editor.type.Html;
import mystics.editor.type.Paper;
import mystics.editor.type.Prose;
import mystics.editor.type.WordButton;
import net.miginfocom.swing.MigLayout;

/** What is asked, why, and what can be chosen, beside the board. */
final class AskPane extends JPanel {
    private static final String NAME = "What is asked";
    private final transient Consumer<String> answer;
    private final transient Consumer<Pick> point;
    private final transient Consumer<String> follow;
    private final AskKeys keys;
    private final Perils perils = new Perils();
    private final Map<String, PickButton> buttons = new LinkedHashMap<>();
    private List<Pick> moves = List.of();
    private boolean film;

    /**
     * @param answer gives an answer
     * @param point shows on the board what a pick is about, while somebody thinks of it
     * @param follow goes where a link leads
     * @param keys the keys that choose
     */
    AskPane(Consumer<String> answer, Consumer<Pick> point, Consumer<String> follow, AskKeys keys) {
        super(new MigLayout("insets 0 2 0 2, fillx, wrap 1, gapy 4, hidemode 3", "[grow, fill]"));
        this.answer = answer;
        this.point = point;
        this.follow = follow;
        this.keys = keys;
        setFocusable(true);
        getAccessibleContext().setAccessibleName(NAME);
        keys.bind(this);
    }

    /** Shows nothing to choose while things happen, or when the chapter is over. */
    void wait(String words) {
        clear();
        add(new Prose(words), "wmin 0");
        done();
    }

    /** While things happen there is nothing to choose, but the way to their end. */
    void running(Runnable skip) {
        if (film) {
            return;
        }
        clear();
        film = true;
        add(new Prose("…"), "wmin 0");
        JButton button = new WordButton("<html>Skip ahead (Esc, or a click on the board)</html>");
        button.addActionListener(click -> skip.run());
        add(button, "wmin 0");
        done();
    }

    /**
     * Says how the chapter has ended.
     *
     * @param more what else there is to say; {@code ways} what can be done now, by the words on its button
     */
    void over(String how, List<String> more, Map<String, Runnable> ways) {
        clear();
        add(new Prose(how, 1.4f, Font.BOLD), "wmin 0");
        more.forEach(line -> add(new Prose(line), "wmin 0"));
        ways.forEach((words, then) -> {
            JButton button = new JButton(words);
            button.addActionListener(click -> then.run());
            add(button, "gaptop 8");
        });
        done();
        announce(how);
    }

    /** Shows a question. It has the focus itself: a key that was meant for what stood here before chooses nothing. */
    void show(Asked asked, Headline headline, BoardStyle style) {
        clear();
        add(banner(asked.who()));
        add(new Prose(asked.prompt(), 1.2f, Font.BOLD), "gaptop 4, wmin 0");
        background(asked.background());
        if (asked.isTurn()) {
            add(new JLabel("Movement " + headline.movement() + ", " + (headline.actions() == 1 ? "1 action" : headline.actions() + " actions")));
        }
        if (asked.dice() > 0) {
            add(new DiceEntry(asked.dice(), new DieArt(style.fonts(), style.theme()), answer));
        } else {
            groups(asked.picks());
        }
        done();
        announce(asked.who() + ": " + asked.prompt());
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

    private JLabel banner(String who) {
        JLabel banner = new JLabel(who);
        banner.setOpaque(true);
        banner.setBackground(UIManager.getColor("Component.accentColor"));
        Color ground = UIManager.getColor("Panel.background");
        banner.setForeground(ground);
        banner.setFont(banner.getFont().deriveFont(Font.BOLD, banner.getFont().getSize2D() * 1.15f));
        banner.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
        return banner;
    }

    /** Why it is asked, and the text of what it is about; a name leads to its card. */
    private void background(Background known) {
        if (!known.happening().isEmpty()) {
            add(new Prose(known.happening() + "."), "wmin 0");
        }
        if (!known.warning().isEmpty()) {
            add(new Prose(known.warning(), 1, Font.ITALIC), "wmin 0");
        }
        if (!known.entries().isEmpty()) {
            Paper paper = new Paper(1, follow);
            paper.getAccessibleContext().setAccessibleName("What it is about");
            paper.write(known.entries().stream().map(entry -> "<p class='box'><b>" + Html.link(Pages.CARD + entry.name(), entry.name()) + "</b> <span class='facts'>"
                    + Html.plain(Background.facts(entry)) + "</span><br>" + Html.spoken(Background.text(entry)) + "</p>").collect(Collectors.joining()));
            add(paper, "wmin 0");
        }
    }

    private void groups(List<Pick> picks) {
        moves = picks.stream().filter(Pick::isMove).toList();
        if (!moves.isEmpty()) {
            add(title(Pick.MOVE), "gaptop 6");
            JButton toBoard = new WordButton("<html>" + PickButton.keyed(PickKeys.MOVE) + Pick.MOVE + ": click a lit space</html>");
            toBoard.addActionListener(click -> keys.toBoard());
            add(toBoard, "wmin 0");
            add(perils, "wmin 0");
        }
        List<Pick> others = picks.stream().filter(pick -> !pick.isMove()).toList();
        Map<String, String> named = PickKeys.of(others);
        others.stream().collect(Collectors.groupingBy(Pick::group, LinkedHashMap::new, Collectors.toList())).forEach((group, members) -> {
            if (!group.isEmpty() && (moves.isEmpty() || !group.equals(Pick.MOVE))) {
                add(title(group), "gaptop 6");
            }
            members.forEach(pick -> add(button(pick, named.get(pick.key())), "wmin 0"));
        });
        keys.lead(buttons.values());
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

    private void clear() {
        Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (focused != null && isAncestorOf(focused)) {
            requestFocusInWindow();
        }
        getAccessibleContext().setAccessibleName(NAME);
        removeAll();
        film = false;
        buttons.clear();
        moves = List.of();
        perils.show(moves, Outlook.UNKNOWN);
        keys.lead(List.of());
    }

    private void done() {
        revalidate();
        repaint();
    }
}
