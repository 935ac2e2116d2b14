package mystics.editor.play;

import java.awt.BorderLayout;
import java.awt.Point;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.board.BoardEvent;
import mystics.editor.play.around.HandOver;
import mystics.editor.play.around.QuestionSide;
import mystics.editor.play.around.Tools;
import mystics.editor.play.ask.AskKeys;
import mystics.editor.play.ask.AskPane;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.play.board.BoardPane;
import mystics.editor.play.board.BoardWishes;
import mystics.editor.play.over.InterludePane;
import mystics.editor.play.over.Keeping;
import mystics.editor.play.over.Pages;
import mystics.editor.play.over.ReadingOverlay;
import mystics.editor.play.over.Stage;
import mystics.editor.settings.DiceShow;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Audience;
import mystics.editor.sight.Course;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.HeroSheet;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Throw;
import mystics.editor.sound.Ear;
import mystics.editor.type.Keys;
import mystics.home.Shelf;
import mystics.play.Session;
import mystics.rules.Refusal;
import mystics.view.OptionOdds;
import net.miginfocom.swing.MigLayout;

/** The page of a running game: board, panels, and texts over both. */
public final class PlayPane extends JPanel implements Audience, Director.Screen, BoardWishes {
    private final BoardPane board;
    private final Stage stage;
    private final ReadingOverlay reading;
    private final Keeping keeping;
    private final transient Seats seats = new Seats();
    private final AskPane ask;
    private final transient Panes panes;
    private final transient LaidTable table;
    private final transient Guide guide;
    private final BoardDrawers drawers;
    private final transient Unveiling unveiling;
    private final transient HeardScreen heard;
    private final Director director;
    private final InterludePane moment;
    private final transient Supplier<Settings> settings;
    private final transient Tempo tempo;
    private final transient Wardrobe wardrobe;
    private final transient ChapterEnd chapterEnd;
    private final transient Runnable leave;
    private Course course;
    private final transient ToolUse tools;
    private transient Consumer<String> heed = hint -> {};
    private transient Optional<Film> newest = Optional.empty();
    private transient Sight sight;
    private final transient NewestPreviews prospects = new NewestPreviews();

    /**
     * @param settings the current settings; {@code leave} goes to the home page
     * @param worker paints rooms, one after another
     */
    public PlayPane(Supplier<Settings> settings, Runnable leave, Executor worker) {
        super(new MigLayout("insets 0, fill, gap 0, hidemode 3", "[grow, fill]", "[grow, fill]"));
        this.settings = settings;
        this.tempo = new Tempo(settings);
        this.leave = leave;
        board = new BoardPane(this, tempo);
        wardrobe = new Wardrobe(settings, worker, board::repaint);
        heard = new HeardScreen(this, tempo, wardrobe::cards);
        director = new Director(tempo::step, heard);
        moment = new InterludePane(director::next, director::cut);
        JPanel ground = new JPanel(new BorderLayout());
        stage = new Stage(ground, moment);
        stage.moving(tempo::moves);
        reading = new ReadingOverlay(stage);
        keeping = new Keeping(stage, board);
        ask = new AskPane(this::answer, board::point, reading::follow, new AskKeys(stage::isCovered, board::enter, this::told));
        board.finding(ask::lies);
        stage.leadTo(ask);
        chapterEnd = new ChapterEnd(ask, reading, leave);
        tools = new ToolUse(board, reading, keeping, director, () -> chapterEnd.story(seen()), settings, leave);
        panes = Panes.of(reading, () -> reading.chapter(seen()), new HandOver(this::handOver), new Tools(tool -> tools.use(tool, course)),
                this::turn);
        tools.in(panes.tools());
        guide = new Guide(board, ask, panes, new Guide.Reader(() -> settings.get().hints(), hint -> heed.accept(hint), reading::follow));
        OverBoard over = new OverBoard(board, panes, new QuestionSide(ask), guide.layer());
        ground.add(over);
        table = new LaidTable(panes, seats);
        drawers = new BoardDrawers(stage, panes.party(), panes.log(), ask);
        unveiling = new Unveiling(settings.get().motion(), drawers, over, board, panes, reading, wardrobe);
        unveiling.lie(this);
        Keys.within(this, "ESCAPE", this::skip);
        Keys.within(this, "F12", guide::on);
    }

    private void turn(BoardDrawers.Drawer drawer) {
        drawers.turn(drawer);
    }

    private void skip() {
        if (drawers.isOpen()) {
            drawers.close();
        } else if (stage.isCovered()) {
            stage.putAway();
        } else if (director.isRunning()) {
            director.cut();
        } else {
            guide.putAway();
        }
    }

    /** Sets the game to play. */
    public void play(Course newCourse) {
        course = newCourse;
    }

    /** Leaves the game, and saves it with a picture of the board and the agreed players. */
    public void close() {
        seats.leave(course);
        if (sight != null) keeping.leave(course);
        course.close();
    }

    /** The game as it was last shown; empty before the first question. */
    public Optional<Session> shown() {
        return Optional.ofNullable(sight).map(Sight::session);
    }

    /** Sets the buttons at the end of the chapter. */
    public void over(List<AfterChapter> ways) {
        chapterEnd.offer(ways);
    }

    /** Paints the portraits again for letters of another size. */
    public void fit() {
        if (board.isWorn()) {
            unveiling.portraits();
            table.again(seat());
        }
    }

    /** Says this at the first question. */
    public void greet(Sentence words) {
        panes.said().keep(words);
    }

    /** Resumes the game after the settings. */
    public void goOn() {
        director.goOn();
        if (stage.isCovered()) stage.readOn();
        else ask.requestFocusInWindow();
    }

    /** Sets the listener for sounds and the mute action. */
    public void hearing(Ear ear, Runnable muting) {
        heard.hearing(ear);
        tools.muting(muting);
    }

    /** Sets the words for leaving the game. */
    public void leavingBy(String words) {
        panes.tools().leaveBy(words);
    }

    /** Sets the tools that only some games have. */
    public ToolUse tools() {
        return tools;
    }

    /** The latest state of the game, shown or not; empty before the first film. */
    public Optional<Session> latest() {
        return newest.map(film -> film.last().session());
    }

    /** Sets the listener for hints that were read. */
    public void heeding(Consumer<String> newHeed) {
        heed = newHeed;
    }

    @Override
    public void shown(Film film) {
        wardrobe.prepare(film);
        SwingUtilities.invokeLater(() -> show(film));
    }

    /** Shows a film. After a move is undone, the rest of older films is dropped. */
    private void show(Film film) {
        if (newest.filter(film::takesBack).isPresent()) {
            director.forget();
            reading.untell();
            panes.said().forget();
        }
        newest = Optional.of(film);
        director.show(film);
    }

    @Override
    public void told(Sentence words) {
        SwingUtilities.invokeLater(() -> {
            if (director.isRunning()) {
                panes.said().keep(words);
            } else if (sight == null) {
                unveiling.open();
                ask.over(Sentence.of("This game cannot begin"), List.of(words), Map.of(panes.tools().wayOut(), leave));
            } else {
                stage.clear();
                panes.said().say(words);
                ask.resume();
            }
        });
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
        weigh(of, new PickPreviews(remarks, Map.of()));
    }

    @Override
    public void weighed(Sight of, Map<String, OptionOdds> odds) {
        weigh(of, new PickPreviews(Map.of(), odds));
    }

    private void weigh(Sight of, PickPreviews more) {
        SwingUtilities.invokeLater(() -> prospects.with(of, more).show(sight, ask, board));
    }

    @Override
    public int dice(Frame frame) {
        unveiling.begin();
        stage.clear();
        List<Throw> thrown = frame.thrown();
        panes.clock().thrown(thrown, wardrobe.style(), settings.get().dice());
        if (settings.get().dice() == DiceShow.HEADLINE) return 0;
        if (table.turnsTo(frame, wardrobe.cards(), board)) ask.running(director::cut);
        board.roll(thrown, tempo.tumble(), table.concerned(frame));
        return tempo.step() + tempo.tumble();
    }

    @Override
    public void interlude(Interlude interlude) {
        unveiling.begin();
        board.dice().clear();
        moment.show(interlude, wardrobe.style());
        ask.running(director::cut);
    }

    @Override
    public void page(Interlude story) {
        unveiling.begin();
        stage.clear();
        board.dice().clear();
        ask.wait("The game waits until the page is turned.");
        reading.story(story, telling(newest.orElseThrow()).of(story, this::answer), this::turned);
    }

    private PageTelling telling(Film film) {
        return new PageTelling(film, seats, wardrobe.style().wording());
    }

    private void turned() {
        seats.giveAll((hero, player) -> course.handOver(hero, player));
        director.turned();
    }

    /** Hands a hero to another player as soon as no page is open. */
    private void handOver(String hero, HeroSheet.Player player) {
        if (director.isReading()) {
            seats.agree(hero, player);
            table.again("");
            SwingUtilities.invokeLater(stage::readOn);
        } else {
            course.handOver(hero, player);
        }
    }

    @Override
    public int step(Frame frame) {
        unveiling.begin();
        stage.clear();
        board.dice().rest(frame.thrown());
        List<BoardEvent> events = table.events(frame, wardrobe.cards());
        table.lay(frame.spread(), "");
        newest.map(Film::catalog).ifPresent(catalog -> panes.said().step(frame, catalog));
        board.show(frame.spread().board(), events);
        panes.log().add(frame.told());
        ask.running(director::cut);
        return tempo.of(newest, events);
    }

    @Override
    public void end(Film film) {
        unveiling.begin();
        stage.clear();
        sight = film.last();
        panes.end(film);
        String acting = seat();
        List<BoardEvent> events = film.frames().isEmpty() && film.rest().told().isEmpty() ? List.of()
                : table.events(film.rest(), wardrobe.cards());
        table.lay(sight.spread(), acting);
        board.dice().clear();
        panes.clock().thrown(film.dice(), wardrobe.style(), settings.get().dice());
        if (film.goesOn()) {
            board.show(sight.spread().board(), events);
            ask.running(director::cut);
            course.goOn(sight.session());
        } else {
            ask(film, acting, events);
        }
    }

    private void ask(Film film, String acting, List<BoardEvent> events) {
        board.show(sight, events);
        board.sign().ask(sight.spread().hero(acting));
        sight.asked().ifPresentOrElse(asked -> ask.show(asked, sight.spread().headline(), wardrobe.style()),
                () -> chapterEnd.show(sight));
        prospects.show(sight, ask, board);
        guide.at(sight);
        telling(film).alone(this::answer).ifPresent(reading::question);
        if (film.ends()) chapterEnd.page(sight);
    }

    private String seat() {
        return sight == null ? "" : sight.asked().map(asked -> asked.seat()).orElse("");
    }

    private void answer(String key) {
        guide.rest();
        if (director.isRunning()) {
            director.cut();
        } else {
            ask.pause();
            panes.said().clear();
            board.sign().clear();
            course.answer(key);
        }
    }

    @Override
    public void kept(List<Shelf.Entry> games) {
        SwingUtilities.invokeLater(() -> keeping.save(course, seen().title(), games));
    }

    /** The state shown last; before the first question, the end of the first film. */
    private Sight seen() {
        return sight == null ? newest.orElseThrow().last() : sight;
    }

    @Override
    public void choose(List<Pick> picks, Point at) {
        if (picks.size() == 1) {
            answer(picks.get(0).key());
        } else {
            PickMenu.of(picks, prospects::words, this::answer).show(board, at.x, at.y);
        }
    }

    @Override
    public void why(String space, Sentence otherwise) {
        if (director.isRunning()) {
            director.cut();
        } else if (sight != null) {
            course.explainSpace(space, otherwise);
        }
    }

    @Override
    public void read(String figure) {
        reading.about(figure);
    }

    @Override
    public void look(List<Pick> picks) {
        ask.light(picks);
    }
}
