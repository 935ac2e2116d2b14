package mystics.editor.play;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.event.ActionEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextArea;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.content.HeroCard;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardReader;
import mystics.editor.board.BoardStyle;
import mystics.play.Game;
import mystics.play.RuleFailed;
import mystics.play.Session;
import mystics.rules.Line;
import mystics.table.Clock;

/** A game as people play it: the board in the middle, the question beside it, the mice below, and the log. All but spaces can be chosen by keyboard. */
public final class PlayPane extends JPanel {
    private final JLabel status = new JLabel();
    private final JTextArea log = new JTextArea();
    private final OptionPanel options = new OptionPanel(this::choose);
    private final BoardCanvas board;
    private final HeroStrip heroes;
    private transient Session session;
    private Theme theme;

    /** A pane for a session, which from now on only the pane carries on. */
    public PlayPane(Session session, Theme theme) {
        super(new BorderLayout());
        this.session = session;
        this.theme = theme;
        BoardStyle style = style();
        board = new BoardCanvas(style, this::choose);
        heroes = new HeroStrip(style);
        add(bar(), BorderLayout.NORTH);
        add(middle(), BorderLayout.CENTER);
        add(heroes, BorderLayout.SOUTH);
        for (int number = 1; number <= 9; number++) {
            int chosen = number;
            key(String.valueOf(number), () -> options.choose(chosen));
        }
        key("ctrl Z", () -> change(this::undone));
        key("ctrl Y", () -> change(this::redone));
        key("PLUS", () -> board.zoom(1));
        key("MINUS", () -> board.zoom(-1));
        key("F", board::fit);
        tell(session.log());
        show(session);
    }

    private BoardStyle style() {
        return BoardStyle.of(session.game().setting().box().catalog(), theme);
    }

    private JToolBar bar() {
        JToolBar bar = new JToolBar();
        bar.setFloatable(false);
        bar.add(status);
        bar.add(Box.createHorizontalGlue());
        bar.add(button("Undo", "Takes the last answer back (Ctrl+Z)", () -> change(this::undone)));
        bar.add(button("Redo", "Does it after all (Ctrl+Y)", () -> change(this::redone)));
        bar.add(button("Fit", "Shows the rooms with mice in them (F)", board::fit));
        bar.add(button("Whole board", "Shows all tiles", board::fitAll));
        bar.add(button("Theme", "Light, dark or high contrast", this::nextTheme));
        return bar;
    }

    private JComponent middle() {
        log.setEditable(false);
        log.setLineWrap(true);
        log.setWrapStyleWord(true);
        log.setMargin(new Insets(8, 12, 8, 12));
        log.getAccessibleContext().setAccessibleName("Log");
        JScrollPane asked = new JScrollPane(options);
        asked.setBorder(BorderFactory.createEmptyBorder());
        JSplitPane side = new JSplitPane(JSplitPane.VERTICAL_SPLIT, asked, new JScrollPane(log));
        side.setResizeWeight(0.55);
        side.setPreferredSize(new Dimension(380, 600));
        JSplitPane all = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, board, side);
        all.setResizeWeight(1);
        return all;
    }

    private static JButton button(String name, String what, Runnable deed) {
        JButton button = new JButton(name);
        button.setToolTipText(what);
        button.setFocusable(false);
        button.addActionListener(event -> deed.run());
        return button;
    }

    private void key(String stroke, Runnable deed) {
        Action action = new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        };
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, action);
    }

    private void choose(Option option) {
        try {
            change(before -> before.answer(new Answer(option.key())));
        } catch (RuleFailed failed) {
            status.setText(failed.getMessage());
        }
    }

    private Session undone(Session before) {
        return before.barsUndo().refused() ? refused(before, before.barsUndo().toString()) : before.undo();
    }

    private Session redone(Session before) {
        return before.barsRedo().refused() ? refused(before, before.barsRedo().toString()) : before.redo();
    }

    private Session refused(Session same, String why) {
        status.setText(why);
        return same;
    }

    private void change(UnaryOperator<Session> deed) {
        Session next = deed.apply(session);
        if (next != session) {
            session = next;
            tell(next.news());
            show(next);
        }
    }

    private void tell(List<Line> lines) {
        lines.forEach(line -> log.append(line.text().toString().strip().replace("*", "") + "\n"));
        log.setCaretPosition(log.getDocument().getLength());
    }

    private void show(Session now) {
        Game game = now.game();
        Choices choices = Choices.of(game);
        board.show(BoardReader.of(game), choices);
        heroes.show(game);
        status.setText(game.lookNow(scene -> " " + scene.box().chapter().name() + "   page " + scene.draft().get(Clock.PAGE) + " of " + scene.draft().get(Clock.END_PAGE)
                + "   round " + scene.draft().get(Clock.ROUND) + "   wheel " + scene.draft().get(Clock.WHEEL)));
        options.show(game.question().map(question -> asked(game, question)).orElse("The chapter is over"),
                game.question().map(question -> question.prompt().toString()).orElse(game.outcome().name().toLowerCase(Locale.ROOT)), choices);
    }

    private static String asked(Game game, Question question) {
        return game.setting().box().heroes().stream().filter(hero -> hero.id().equals(question.seat().name())).map(HeroCard::name).findFirst().orElse("The party");
    }

    private void nextTheme() {
        theme = Theme.ALL.get((Theme.ALL.indexOf(theme) + 1) % Theme.ALL.size());
        BoardStyle style = style();
        board.style(style);
        heroes.style(style);
    }
}
