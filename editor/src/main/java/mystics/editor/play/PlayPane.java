package mystics.editor.play;

import java.awt.Point;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import mystics.console.sitting.Ending;
import mystics.console.sitting.Shelf;
import mystics.content.Catalog;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardStyle;
import mystics.editor.settings.DiceShow;
import mystics.editor.settings.Hint;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Audience;
import mystics.editor.sight.Book;
import mystics.editor.sight.Course;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Spread;
import mystics.editor.sight.Throw;
import mystics.editor.type.Html;
import mystics.editor.type.Keys;
import mystics.editor.type.Paper;
import mystics.phase.chapter.Story;
import mystics.play.Game;
import mystics.play.Session;
import mystics.rules.Refusal;
import net.miginfocom.swing.MigLayout;

/** A game in the window: the board in the middle, the party to the left, what is asked and what was told to the right. */
public final class PlayPane extends JPanel implements Audience, Director.Screen, BoardPane.Wishes {
    private static final int TUMBLE = 500;
    private static final int GLIDE = 380;
    /** The rule by which a chapter ends. */
    private static final String ENDED = "END-1";
    private static final String SILENCE = "&nbsp;";
    private final HeadlinePane headline = new HeadlinePane();
    private final BoardPane board;
    private final Stage stage;
    private final Reading reading;
    private final Keeping keeping;
    private final Notice notice;
    private final PartyPane party;
    private final TrackPane track;
    private final AskPane ask;
    private final HintPane hints;
    private final LogPane log;
    private final Tools tools;
    private final Wings wings;
    private final Paper status;
    private final Director director;
    private final InterludePane moment;
    private final transient Supplier<Settings> settings;
    private final transient Runnable leave;
    private final transient Executor worker;
    private Course course;
    private transient List<Way> ways;
    private transient Consumer<Hint> heed = hint -> { };
    private transient Sight sight;
    private transient volatile BoardStyle style;
    private transient volatile BoardPainter painter;
    private transient volatile Catalog catalog;
    private transient volatile Book book;
    private transient Sight weighed;
    private transient Outlook outlook = Outlook.UNKNOWN;
    private transient String unsaid = SILENCE;

    /**
     * @param settings how the window is set now; {@code leave} goes home
     * @param worker paints rooms, one after another
     */
    public PlayPane(Supplier<Settings> settings, Runnable leave, Executor worker) {
        super(new MigLayout("insets 0, fill, gap 0, hidemode 3", "[grow, fill]", "[][grow, fill][]"));
        this.settings = settings;
        this.leave = leave;
        this.worker = worker;
        this.ways = List.of(new Way("Home", over -> leave.run()));
        director = new Director(() -> settings.get().pace().milliseconds(), this);
        moment = new InterludePane(director::next, director::cut);
        board = new BoardPane(this);
        stage = new Stage(board, moment);
        reading = new Reading(stage);
        status = new Paper(1, reading::follow);
        status.setFocusable(false);
        say(SILENCE);
        keeping = new Keeping(stage, reading, board);
        notice = new Notice(story -> reading.page(Pages.fallen(story)));
        party = new PartyPane(reading::cards, new HandOver((hero, player) -> course.handOver(hero, player)));
        track = new TrackPane(card -> reading.about(card.name()));
        ask = new AskPane(this::answer, board::point, reading::follow, new AskKeys(stage::isCovered, board::enter));
        stage.leadTo(ask);
        hints = new HintPane(hint -> heed.accept(hint), reading::follow);
        log = new LogPane(reading::follow);
        tools = new Tools(this::use);
        add(new HeadPane(headline, tools, notice), "cell 0 0, span, growx, wmin 0");
        wings = new Wings(people(), stage, side());
        add(wings, "cell 0 1, grow, wmin 0");
        add(status, "cell 0 2, span, growx, wmin 0, gapleft 12, gapbottom 4");
        status.getAccessibleContext().setAccessibleName("Message");
        Keys.within(this, "ESCAPE", this::skip);
        headline.setVisible(false);
        tools.setVisible(false);
        ask.wait("The table is being laid: tiles are set, minions put in their places, cards shuffled. The first time takes a moment; then everything is at hand.");
    }

    private void skip() {
        if (director.isRunning()) {
            director.cut();
        } else {
            hints.putAway();
        }
    }

    /** Plays a course from now on. */
    public void play(Course newCourse) {
        course = newCourse;
    }

    /** Leaves the game as it stands, with a picture of it. */
    public void close() {
        if (sight != null) {
            keeping.leave(course);
        }
        course.close();
    }

    /** Knows what can be done after the chapter. */
    public void over(List<Way> newWays) {
        ways = List.copyOf(newWays);
    }

    /** Tells of every hint that has been read. */
    public void heeding(Consumer<Hint> newHeed) {
        heed = newHeed;
    }

    private JPanel side() {
        JPanel side = new JPanel(new MigLayout("insets 8 12 8 12, fill, wrap 1, hidemode 3", "[grow, fill]", "[shrinkprio 20][shrinkprio 50][grow, fill, shrinkprio 200]"));
        side.add(track, "hmin 0");
        side.add(hints, "hmax 58%, wmin 0");
        side.add(ask, "wmin 0");
        return side;
    }

    private JPanel people() {
        return new Column(party, log, party.scrolled());
    }

    @Override
    public void shown(Film film) {
        if (style == null) {
            catalog = film.last().game().setting().box().catalog();
            book = Book.shipped();
            style = BoardStyle.of(catalog, settings.get().scheme().theme()).in(film.last().game().setting()::worded);
            painter = new BoardPainter(style, worker, () -> SwingUtilities.invokeLater(board::repaint));
        }
        prepare(film);
        SwingUtilities.invokeLater(() -> director.show(film));
    }

    /** Waits, on the thread of the game, until no tile need be shown empty. */
    private void prepare(Film film) {
        film.frames().forEach(frame -> painter.prepare(frame.spread().board()));
        painter.prepare(film.last().spread().board());
        CompletableFuture.runAsync(() -> { }, worker).join();
    }

    /** While a film runs nobody reads; what is told then is said at its end. */
    @Override
    public void told(String message) {
        SwingUtilities.invokeLater(() -> {
            if (director.isRunning()) {
                unsaid = Pages.message(message);
                return;
            }
            say(Pages.message(message));
            ask.resume();
            if (sight == null) {
                reading.page("<h1>This game cannot begin</h1><p>" + Html.plain(message) + "</p>");
            }
        });
    }

    /** A page is costly to write, and mostly there is nothing to say. */
    private void say(String html) {
        if (!status.words().equals(html)) {
            status.write(html);
        }
    }

    @Override
    public void reported(Path file) {
        SwingUtilities.invokeLater(() -> keeping.reported(file));
    }

    @Override
    public void explained(List<Refusal> refusals) {
        SwingUtilities.invokeLater(() -> reading.page(Pages.whyNot(refusals, reading.index())));
    }

    @Override
    public void foreseen(Sight of, Map<String, List<String>> remarks) {
        weigh(of, new Outlook(remarks, Map.of()));
    }

    @Override
    public void weighed(Sight of, Map<String, String> odds) {
        weigh(of, new Outlook(Map.of(), odds));
    }

    /** What picks come to may be worked out before the film that leads to their question has ended. */
    private void weigh(Sight of, Outlook more) {
        SwingUtilities.invokeLater(() -> {
            outlook = weighed == of ? outlook.and(more) : more;
            weighed = of;
            weigh();
        });
    }

    private void weigh() {
        if (weighed == sight) {
            ask.weigh(outlook);
            board.foresee(outlook);
        }
    }

    @Override
    public int dice(List<Throw> thrown) {
        begin();
        stage.clear();
        int pace = settings.get().pace().milliseconds();
        boolean rolling = settings.get().motion() == Motion.FULL;
        headline.thrown(thrown, style);
        if (settings.get().dice() == DiceShow.HEADLINE) {
            return 0;
        }
        board.dice().show(thrown, rolling ? Math.min(TUMBLE, pace) : 0);
        return pace + (rolling ? Math.min(TUMBLE, pace) : 0);
    }

    @Override
    public void interlude(Interlude interlude) {
        begin();
        board.dice().clear();
        moment.show(interlude, style);
        ask.running(director::cut);
    }

    @Override
    public void step(Frame frame) {
        begin();
        stage.clear();
        board.dice().clear();
        lay(frame.spread(), "");
        board.show(frame.spread().board());
        log.add(frame.told());
        ask.running(director::cut);
    }

    @Override
    public void end(Film film) {
        begin();
        stage.clear();
        if (sight != null && film.last().session().history().size() < sight.session().history().size()) {
            reading.untell();
        }
        sight = film.last();
        say(unsaid);
        unsaid = SILENCE;
        hints.consider(film, settings.get().hints());
        String acting = sight.asked().map(asked -> asked.seat()).orElse("");
        lay(sight.spread(), acting);
        board.dice().clear();
        headline.thrown(thrown(film), style);
        board.show(sight.spread().board(), sight.asked(), slots(sight.game()));
        board.sign().ask(sight.spread().party().stream().filter(hero -> hero.id().equals(acting)).findFirst());
        log.show(sight.log());
        tools.show(sight);
        wings.ask();
        sight.asked().ifPresentOrElse(asked -> ask.show(asked, sight.spread().headline(), style), this::over);
        weigh();
        notice.show(sight.fallen());
        boolean over = sight.asked().isEmpty() && film.news().stream().anyMatch(line -> line.cause().equals(ENDED));
        reading.story(film.news().stream().filter(line -> line.cause().equals(Story.RULE)).toList(), () -> {
            if (over) {
                reading.ending(film.last());
            }
        });
    }

    private void over() {
        Session session = sight.session();
        Map<String, Runnable> doors = new LinkedHashMap<>();
        ways.forEach(way -> doors.put(way.words(), () -> way.then().accept(session)));
        ask.over(Ending.how(session.game().outcome()), Ending.more(session), doors);
    }

    /** Everything thrown in a film; at once, when nobody saw it. */
    private static List<Throw> thrown(Film film) {
        return film.thrown().isEmpty() ? film.frames().stream().flatMap(frame -> frame.thrown().stream()).toList() : film.thrown();
    }

    /** Before the first picture of a game. */
    private void begin() {
        if (!board.isWorn()) {
            headline.setVisible(true);
            tools.setVisible(true);
            reading.wear(catalog, style, book);
            board.wear(style, painter, reading.signs());
            Portraits portraits = new Portraits(style.gallery());
            party.wear(portraits);
            track.wear(portraits);
            log.wear(line -> Pages.line(line, reading.index()));
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
            ask.pause();
            board.sign().clear();
            course.answer(key);
        }
    }

    @Override
    public void kept(List<Shelf.Entry> games) {
        SwingUtilities.invokeLater(() -> keeping.save(course, sight.spread().headline(), games));
    }

    private void use(Tools.Tool tool) {
        switch (tool) {
            case UNDO -> course.undo();
            case REDO -> course.redo();
            case WHY_NOT -> course.explain();
            case STORY -> reading.chapter(sight.game(), sight.log().stream().filter(line -> line.cause().equals(Story.RULE)).toList());
            case HELP -> reading.book();
            case SAVE -> course.look();
            case REPORT -> keeping.report(course, settings.get().toString());
            default -> leave.run();
        }
    }

    @Override
    public void choose(List<Pick> picks, Point at) {
        if (picks.size() == 1) {
            answer(picks.get(0).key());
        } else {
            JPopupMenu menu = new JPopupMenu();
            picks.forEach(pick -> menu.add(String.join(", ", outlook.words(pick))).addActionListener(click -> answer(pick.key())));
            menu.show(board, at.x, at.y);
        }
    }

    @Override
    public void why(String space) {
        if (director.isRunning()) {
            director.cut();
        } else if (sight != null) {
            course.explainSpace(space);
        }
    }

    @Override
    public void read(String figure) {
        reading.about(figure);
    }

    @Override
    public int gliding() {
        int pace = settings.get().pace().milliseconds();
        return settings.get().motion() == Motion.FULL ? Math.min(GLIDE, pace * 2 / 3) : 0;
    }

    @Override
    public void look(List<Pick> picks) {
        ask.light(picks);
    }
}
