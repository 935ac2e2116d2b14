package mystics.editor.play;

import java.awt.event.ActionEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import mystics.console.sitting.Ending;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.editor.settings.Settings;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Audience;
import mystics.editor.sight.CardFace;
import mystics.editor.sight.Course;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Spread;
import mystics.editor.sight.TrackCard;
import mystics.editor.type.Upright;
import mystics.phase.chapter.Story;
import mystics.play.Game;
import mystics.rules.Line;
import mystics.rules.Refusal;
import net.miginfocom.swing.MigLayout;

/** A game in the window: the board in the middle, the party to the left, what is asked and what was told to the right. */
public final class PlayPane extends JPanel implements Audience {
    private final HeadlinePane headline = new HeadlinePane();
    private final BoardPane board;
    private final Stage stage;
    private final PartyPane party;
    private final TrackPane track;
    private final AskPane ask;
    private final LogPane log;
    private final JLabel status = new JLabel(" ");
    private final Director director;
    private final transient Supplier<Settings> settings;
    private final JButton undo;
    private final JButton redo;
    private Course course;
    private transient Sight sight;
    private transient Optional<Weighed> weighed = Optional.empty();

    /**
     * @param settings how the window is set now; {@code leave} goes home
     */
    public PlayPane(Supplier<Settings> settings, Runnable leave) {
        super(new MigLayout("insets 0, fill, gap 0, hidemode 3", "[240::300, fill][grow, fill][300::380, fill]", "[][grow, fill][]"));
        this.settings = settings;
        board = new BoardPane(this::pointed);
        stage = new Stage(board, this::follow);
        party = new PartyPane(stage::read);
        track = new TrackPane(this::open);
        ask = new AskPane(this::answer, pick -> board.point(pick.about()));
        log = new LogPane(this::follow);
        director = new Director(() -> settings.get().pace().milliseconds(), this::step, this::end);
        undo = button("Undo", "control Z", () -> course.undo());
        redo = button("Redo", "control Y", () -> course.redo());
        JPanel head = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill]8[]"));
        head.add(headline, "wmin 0");
        head.add(tools(leave));
        add(head, "span, growx, wrap");
        add(people(), "grow");
        add(stage, "grow");
        add(side(), "grow, wrap");
        add(status, "span, growx, gapleft 12, gapbottom 4");
        status.getAccessibleContext().setAccessibleName("Message");
    }

    /** Plays a course from now on. */
    public void play(Course newCourse) {
        course = newCourse;
    }

    private JPanel tools(Runnable leave) {
        JPanel tools = new JPanel(new MigLayout("insets 4 4 4 12", "[]4[]4[]4[]"));
        tools.add(undo);
        tools.add(redo);
        tools.add(button("Why not?", "F2", () -> course.explain()));
        tools.add(button("Home", "F10", leave));
        return tools;
    }

    private JPanel side() {
        JPanel side = new JPanel(new MigLayout("insets 8 12 8 12, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
        side.add(track);
        side.add(Upright.scrolled(ask), "hmin 120, wmin 0");
        return side;
    }

    private JPanel people() {
        JPanel people = new JPanel(new MigLayout("insets 8 8 8 0, fill, wrap 1", "[grow, fill]", "[0:0:, grow 58, fill][0:0:, grow 42, fill]"));
        people.add(Upright.scrolled(party), "wmin 0");
        people.add(log, "wmin 0, growy, pushy");
        return people;
    }

    private JButton button(String name, String key, Runnable deed) {
        JButton button = new JButton(name);
        button.setToolTipText(name + " (" + key.replace("control", "Ctrl") + ")");
        button.addActionListener(click -> deed.run());
        getInputMap(WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke(key), name);
        getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                button.doClick();
            }
        });
        return button;
    }

    @Override
    public void shown(Film film) {
        SwingUtilities.invokeLater(() -> director.show(film));
    }

    @Override
    public void told(String message) {
        SwingUtilities.invokeLater(() -> status.setText(message));
    }

    @Override
    public void explained(List<Refusal> refusals) {
        SwingUtilities.invokeLater(() -> stage.read(Pages.whyNot(refusals)));
    }

    @Override
    public void weighed(Sight of, Map<String, String> odds) {
        SwingUtilities.invokeLater(() -> {
            weighed = Optional.of(new Weighed(of, odds));
            weigh();
        });
    }

    /** Odds may be worked out before the film that leads to their question has ended. */
    private void weigh() {
        weighed.filter(known -> known.of() == sight).ifPresent(known -> ask.weigh(known.odds()));
    }

    private record Weighed(Sight of, Map<String, String> odds) {
    }

    private void step(Frame frame) {
        lay(frame.spread(), "");
        board.show(frame.spread().board());
        log.add(frame.told());
        ask.wait("…");
    }

    private void end(Film film) {
        if (sight == null) {
            board.wear(BoardStyle.of(film.last().game().setting().box().catalog(), settings.get().scheme().theme()));
        }
        sight = film.last();
        status.setText(" ");
        String acting = sight.asked().map(asked -> asked.seat()).orElse("");
        lay(sight.spread(), acting);
        board.show(sight.spread().board(), sight.asked(), slots(sight.game()));
        log.show(sight.log());
        undo.setEnabled(!sight.noUndo().refused());
        redo.setEnabled(!sight.noRedo().refused());
        sight.asked().ifPresentOrElse(asked -> ask.show(asked, sight.spread().headline()), () -> ask.wait(Ending.how(sight.game().outcome())));
        weigh();
        read(film.news().stream().filter(line -> line.cause().equals(Story.RULE)).toList());
    }

    /** Turns the pages of the story, one after another. */
    private void read(List<Line> passages) {
        if (!passages.isEmpty()) {
            List<String> names = sight.game().setting().box().catalog().heroes().values().stream().map(HeroCard::name).collect(Collectors.toList());
            stage.read(Pages.story(passages.get(0).text().toString(), names), "Go on", () -> read(passages.subList(1, passages.size())));
        }
    }

    private static Map<String, Integer> slots(Game game) {
        List<String> figures = game.setting().box().layout().figures();
        return IntStream.range(0, figures.size()).boxed().collect(Collectors.toMap(figures::get, slot -> slot));
    }

    private void lay(Spread spread, String acting) {
        headline.show(spread.headline());
        track.show(spread.track());
        party.show(spread.party(), spread.stash(), acting);
    }

    private void answer(String key) {
        if (director.isRunning()) {
            director.cut();
        } else {
            ask.wait("…");
            course.answer(key);
        }
    }

    /** Somebody clicked a space or a figure: what it is about is answered, or explained. */
    private void pointed(String spaceOrFigure) {
        if (director.isRunning()) {
            director.cut();
        } else {
            sight.asked().flatMap(asked -> asked.about(spaceOrFigure)).map(Pick::key).ifPresent(this::answer);
        }
    }

    private void open(TrackCard card) {
        var catalog = sight.game().setting().box().catalog();
        Entry entry = card.side() == TrackCard.Side.HERO ? catalog.heroes().get(card.id()) : catalog.minions().get(card.id());
        stage.read(Pages.card(CardFace.of(entry)));
    }

    private void follow(String address) {
        if (address.startsWith(Pages.RULE)) {
            stage.read(Pages.rule(address.substring(Pages.RULE.length())));
        }
    }
}
