package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
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
import mystics.editor.type.Html;
import mystics.editor.type.Prose;
import mystics.editor.type.WordButton;
import net.miginfocom.swing.MigLayout;

/** What is asked and what can be chosen, beside the board. Digits choose the first nine. */
final class AskPane extends JPanel {
    private static final int DIGITS = 9;
    private final transient Consumer<String> answer;
    private final transient Consumer<Pick> point;
    private final Map<String, JButton> buttons = new LinkedHashMap<>();
    private boolean film;

    /**
     * @param answer gives an answer
     * @param point shows on the board what a pick is about, while somebody thinks of it
     * @param covered whether something else is being read, so that digits are not meant for a question nobody looks at
     */
    AskPane(Consumer<String> answer, Consumer<Pick> point, BooleanSupplier covered) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4", "[grow, fill]"));
        this.answer = answer;
        setFocusable(true);
        getAccessibleContext().setAccessibleName("What is asked");
        this.point = point;
        for (int digit = 1; digit <= DIGITS; digit++) {
            int number = digit;
            getInputMap(WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke((char) ('0' + digit)), "choose " + digit);
            getActionMap().put("choose " + digit, new AbstractAction() {
                @Override
                public void actionPerformed(ActionEvent event) {
                    buttons.values().stream().skip(number - 1).findFirst().filter(button -> !covered.getAsBoolean()).ifPresent(JButton::doClick);
                }
            });
        }
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
        JButton button = new JButton("Skip ahead (Esc, or a click on the board)");
        button.addActionListener(click -> skip.run());
        add(button, "wmin 0");
        done();
    }

    /**
     * Says how the chapter has ended.
     *
     * @param more what else there is to say; {@code on} what the button says that leads on; {@code then} leads on
     */
    void over(String how, List<String> more, String on, Runnable then) {
        clear();
        add(new Prose(how, 1.4f, Font.BOLD), "wmin 0");
        more.forEach(line -> add(new Prose(line), "wmin 0"));
        JButton button = new JButton(on);
        button.addActionListener(click -> then.run());
        add(button, "gaptop 8");
        done();
        button.requestFocusInWindow();
    }

    /** Shows a question. */
    void show(Asked asked, Headline headline, BoardStyle style) {
        clear();
        add(banner(asked.who()));
        add(new Prose(asked.prompt(), 1.2f, Font.BOLD), "gaptop 4, wmin 0");
        boolean turn = asked.picks().stream().anyMatch(pick -> !pick.group().isEmpty());
        if (turn) {
            add(new JLabel("Movement " + headline.movement() + ", " + (headline.actions() == 1 ? "1 action" : headline.actions() + " actions")));
        }
        if (asked.dice() > 0) {
            add(new DiceEntry(asked.dice(), new DieArt(style.fonts(), style.theme()), answer));
        } else {
            groups(asked.picks());
        }
        done();
        buttons.values().stream().findFirst().ifPresent(first -> {
            first.getAccessibleContext().setAccessibleName(asked.who() + ": " + asked.prompt() + " " + first.getAccessibleContext().getAccessibleName());
            first.requestFocusInWindow();
        });
    }

    /** Writes odds behind picks, by their keys. */
    void weigh(Map<String, String> odds) {
        odds.forEach((key, words) -> Optional.ofNullable(buttons.get(key)).ifPresent(button -> {
            Pick pick = (Pick) button.getClientProperty(Pick.class);
            button.setText(words(button.getName(), pick, pick.hint().isEmpty() ? words : pick.hint() + ", " + words));
        }));
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

    private void groups(List<Pick> picks) {
        Map<String, List<Pick>> groups = picks.stream().filter(pick -> !pick.isMove()).collect(Collectors.groupingBy(Pick::group, LinkedHashMap::new, Collectors.toList()));
        List<Pick> moves = picks.stream().filter(Pick::isMove).toList();
        if (!moves.isEmpty()) {
            add(title(Pick.MOVE + ": click a lit space"), "gaptop 6");
        }
        groups.forEach((group, members) -> {
            if (!group.isEmpty()) {
                add(title(group), "gaptop 6");
            }
            members.forEach(pick -> add(button(pick), "wmin 0"));
        });
    }

    private static JLabel title(String text) {
        JLabel title = new JLabel(text);
        title.setForeground(UIManager.getColor("Label.disabledForeground"));
        return title;
    }

    private JButton button(Pick pick) {
        String number = buttons.size() < DIGITS ? String.valueOf(buttons.size() + 1) : "";
        JButton button = new WordButton(words(number, pick, pick.hint()));
        button.setName(number);
        button.putClientProperty(Pick.class, pick);
        button.getAccessibleContext().setAccessibleName(pick.label());
        button.getAccessibleContext().setAccessibleDescription(pick.hint());
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

    private static String words(String number, Pick pick, String hint) {
        String faint = Html.colour(UIManager.getColor("Label.disabledForeground"));
        return "<html><font color='" + faint + "'>" + number + "</font>&nbsp; " + Html.plain(pick.label())
                + (hint.isEmpty() ? "" : " &nbsp;<font color='" + faint + "'>" + Html.plain(hint) + "</font>") + "</html>";
    }

    private void clear() {
        Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (focused != null && isAncestorOf(focused)) {
            requestFocusInWindow();
        }
        removeAll();
        film = false;
        buttons.clear();
    }

    private void done() {
        revalidate();
        repaint();
    }
}
