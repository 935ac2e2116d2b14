package mystics.editor.desktop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.art.Emblem;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardStyle;
import mystics.editor.home.AboutPane;
import mystics.editor.home.BookPane;
import mystics.editor.home.Door;
import mystics.editor.home.GoingOn;
import mystics.editor.home.HomePane;
import mystics.editor.home.ModsPane;
import mystics.editor.home.Scenery;
import mystics.editor.home.SetUpPane;
import mystics.editor.home.WayBack;
import mystics.editor.play.AfterChapter;
import mystics.editor.play.over.Laying;
import mystics.editor.settings.Motion;
import mystics.editor.settings.NamesFile;
import mystics.editor.sight.BackgroundThreads;
import mystics.editor.sight.Book;
import mystics.editor.sight.Watch;
import mystics.editor.sound.Sounding;
import mystics.editor.type.Interpreter;
import mystics.home.Desktop;
import mystics.home.Failure;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.home.PlayersFile;
import mystics.home.Shelf;
import mystics.mod.load.Library;
import mystics.play.Session;

/**
 * The program's only window: the home page, its side pages, setting up a game, and the game. The home page opens while the mods are still
 * loading.
 */
final class Window {
    private final Desktop.Opening opening;
    private final Optional<Editing> editing;
    private final Runnable closed;
    private final SettingsRoom settings;
    private final NamesFile names;
    private final SeenRoom seen;
    private final Times times = new Times();
    private final Watch watch = new Watch();
    private final Executor painting = BackgroundThreads.one("mystics-painter");
    private HomePane home;
    private final Shown shown = new Shown(() -> times.reached(Times.Mark.HOME));
    private Optional<Laid> laid = Optional.empty();
    private final MainFrame frame = new MainFrame(shown, () -> laid.flatMap(Laid::interpreter));
    private final Dialogs dialogs = new Dialogs(frame.window(), () -> laid.map(Laid::language).orElse(Wording.PLAIN));
    private GoingOn goingOn = GoingOn.NOWHERE;
    /** Whether no chapter has been played yet. */
    private boolean newcomer = true;
    private final HomePicture picture = new HomePicture(painting);
    private Optional<Laying> waiting = Optional.empty();
    private final GameRoom game;
    private final GameOpening games;
    private final Sounding sounding;

    Window(Desktop.Opening opening, Optional<Editing> editing, Runnable closed) {
        this.opening = opening;
        this.editing = editing;
        this.closed = closed;
        settings = new SettingsRoom(this, opening.home());
        sounding = new Sounding(() -> settings.now().audio());
        game = new GameRoom(this, settings, painting);
        games = new GameOpening(this, shown, opening.home());
        seen = new SeenRoom(this, opening.home());
        names = new NamesFile(opening.home().path().resolve("settings").resolve("names"));
        shown.setTransferHandler(new FileDrop(this::takesMods, file -> new ModsRoom(this, opening.home()).add(file)));
    }

    /** @param library the mods, which are already loading */
    void open(CompletableFuture<Library> library) {
        frame.listen();
        frame.muting(this::mute);
        settings.fit(shown, frame.size());
        frame.whenSized(size -> {
            if (settings.fit(shown, size)) {
                game.fit();
            }
        });
        frame.whenClosed(() -> {
            game.leave();
            closed.run();
        });
        goHome();
        frame.open();
        off(Emblem::images, frame::wear);
        off(() -> lay(library.join()), made -> {
            laid(made);
            opening.first().ifPresentOrElse(games::begin, () -> editing.ifPresentOrElse(this::edit, this::overture));
        });
    }

    /** Does slow work on another thread, and gives the result to the event thread. */
    <T> void off(Supplier<T> slow, Consumer<T> then) {
        off(slow, then, failure -> home.say(Failure.words(failure)));
    }

    /** Does slow work on another thread, and gives the result or the failure to the event thread. */
    <T> void off(Supplier<T> slow, Consumer<T> then, Consumer<Throwable> otherwise) {
        CompletableFuture.supplyAsync(slow).whenComplete((made, failure) -> SwingUtilities.invokeLater(() -> {
            if (failure == null) {
                then.accept(made);
            } else {
                otherwise.accept(failure.getCause() == null ? failure : failure.getCause());
            }
        }));
    }

    /** Loads other mods and returns to the home page. */
    void reload(Supplier<Library> library) {
        reload(library, () -> {});
        goHome();
    }

    /**
     * Loads the mods again. No button works until the mods are loaded.
     *
     * @param then runs when the mods are loaded
     */
    void reload(Supplier<Library> library, Runnable then) {
        laid.flatMap(Laid::interpreter).ifPresent(Interpreter::rest);
        laid = Optional.empty();
        picture.made(Optional.empty());
        Laying page = new Laying("The mods are being loaded", "", motion());
        waiting = Optional.of(page);
        show(page);
        off(() -> lay(library.get()), made -> {
            waiting = Optional.empty();
            laid(made);
            then.run();
        }, failure -> {
            waiting = Optional.empty();
            goHome();
            home.say(Failure.words(failure));
        });
    }

    /** Loads the mods that are switched on. */
    Supplier<Library> wished() {
        return () -> opening.mods().load(this::loading);
    }

    /** Shows which mod is being loaded. Any thread may call this method. */
    void loading(String words) {
        SwingUtilities.invokeLater(() -> {
            home.say(Sentence.of(words));
            waiting.ifPresent(page -> page.say(Sentence.of(words)));
        });
    }

    private Laid lay(Library mods) {
        return Laid.of(mods, watch, opening.home());
    }

    private void laid(Laid made) {
        laid = Optional.of(made);
        sounding.learn(made.table().catalog());
        made.interpreter().ifPresent(frame::attend);
        ready();
    }

    /** Runs the warm-up game. Failures are ignored here, because a real game will report them. */
    private void overture() {
        off(() -> new WarmUp(table()).play(settings.now().scheme().theme()), played -> {}, failed -> {});
    }

    private void ready() {
        laid.ifPresent(known -> off(() -> Greeting.of(known, opening.home()), greeting -> {
            goingOn = greeting.goingOn();
            newcomer = greeting.newcomer();
            home.ready(goingOn.kept());
            home.say(greeting.words());
            if (known.table().catalog().lessons().isEmpty()) home.hasNoLesson();
            else if (newcomer && !goingOn.leads()) home.leadToLesson();
            settings.offer(home, known.mods().mods());
            times.reached(Times.Mark.READY);
            if (shown.page() instanceof HomePane) sounding.tune("home");
            if (!picture.isMade()) {
                off(() -> Scenery.of(known.table().catalog()), this::show);
            }
        }));
    }

    /** Shows the picture of the home page. The user may already have opened another page. */
    private void show(Scenery made) {
        picture.made(Optional.of(made));
        picture.behind(home, settings.now());
        if (shown.page() != home) {
            picture.behind(shown.page(), settings.now());
        }
    }

    /** The saved games. */
    Shelf shelf() {
        return laid.orElseThrow().shelf();
    }

    /** The players of the latest chapters outside campaigns. */
    PlayersFile players() {
        return new PlayersFile(opening.home().players());
    }

    /** The table for new games, once the mods are loaded. */
    GameTable table() {
        return laid.orElseThrow().table();
    }

    /** Whether a mod may be dropped on the page shown. */
    private boolean takesMods() {
        return laid.isPresent() && (shown.page() instanceof HomePane || shown.page() instanceof ModsPane);
    }

    /** The object that records which things the players have seen. */
    SeenRoom seen() {
        return seen;
    }

    /** Paints the page again. */
    void repaint() {
        shown.repaint();
    }

    /** Shows a page. */
    void show(JComponent pane) {
        picture.behind(pane, settings.now());
        shown.show(pane);
    }

    /** Shows home. */
    void goHome() {
        game.leave();
        home = new HomePane(this::enter, painting);
        show(home);
        ready();
    }

    /** Opens the editor with a mod, or else the page on which a mod is chosen. */
    private void edit(Editing wanted) {
        EditorRoom room = editor();
        wanted.mod().ifPresentOrElse(mod -> room.open(mod, wanted.at()), room::enter);
    }

    private EditorRoom editor() {
        return new EditorRoom(this, frame, opening.home(), laid.orElseThrow().mods());
    }

    /** The current colours. */
    Theme theme() {
        return settings.now().scheme().theme();
    }

    /** Whether animations are on. */
    Motion motion() {
        return settings.now().motion();
    }

    /** Shows the window on the whole screen, or at its earlier size. */
    void widen() {
        frame.widen();
    }

    /** The inspector that records the states of games. */
    Watch watch() {
        return watch;
    }

    /** Runs tasks that paint rooms, one by one. */
    Executor painting() {
        return painting;
    }

    /** Plays a single chapter. */
    void play(Shelf shelf, Supplier<Session> first) {
        single().play(shelf, first);
    }

    /**
     * Plays a game that leads back to the home page.
     *
     * @param over the buttons at the end of the chapter
     * @param again reopens the game as last saved
     * @param afresh begins the chapter of the game again
     */
    void play(Shelf shelf, Supplier<Session> first, List<AfterChapter> over, Runnable again, Consumer<Session> afresh) {
        game.play(shelf, first, new GameRoom.Ways(over, again, WayBack.home(this::goHome), game::readAgain, Optional.empty(),
                Optional.of(afresh)));
    }

    /** The running game. */
    GameRoom game() {
        return game;
    }

    private SingleChapters single() {
        return new SingleChapters(this);
    }

    /** The campaigns on disk. */
    CampaignRoom campaigns() {
        return new CampaignRoom(this, opening.home());
    }

    private void enter(Door door) {
        switch (door) {
            case CONTINUE -> goingOn.campaign().ifPresentOrElse(campaigns()::continues,
                    () -> goingOn.name().ifPresent(games::load));
            case LEARN -> single().learn();
            case NEW_GAME -> single().agree();
            case CAMPAIGNS -> campaigns().enter(Optional.empty());
            case LOAD -> new SavesRoom(this, shelf(), opening.home()).enter();
            case SEEN -> seen.enter();
            case MAKE -> editor().enter();
            case RULES -> off(Book::shipped, this::explain);
            case MODS -> new ModsRoom(this, opening.home()).enter();
            case SETTINGS -> setUp(WayBack.home(this::goHome));
            case ABOUT -> show(new AboutPane(laid.map(known -> known.table().mods()).orElse(List.of()), opening.home().path().toString(),
                    this::goHome));
            default -> frame.close();
        }
    }

    /** The player of sounds. */
    Sounding sounding() {
        return sounding;
    }

    /** Turns the sound off or on, and shows its state. */
    void mute() {
        Sentence words = settings.mute();
        home.say(words);
        game.say(words);
    }

    /** Shows the settings. */
    void setUp(WayBack back) {
        settings.enter(laid.map(known -> known.mods().mods()).orElse(List.of()), back);
    }

    /** Shows the page that sets up a chapter. For newcomers, the page suggests an easier game. */
    void set(SetUpPane pane) {
        setAgain(newcomer ? pane.forNewcomers() : pane);
    }

    /** Shows the page that sets up a chapter again. The page suggests the earlier agreements and recent players. */
    void setAgain(SetUpPane pane) {
        game.leave();
        pane.offer(names.read());
        show(pane);
    }

    /**
     * Returns the action that begins the agreed game, and remembers its players.
     *
     * @param players remembers who plays which hero
     */
    Supplier<Session> seated(GameAgreement agreed, PlayersFile players) {
        off(() -> {
            names.met(agreed.company().people().values());
            players.played(agreed);
            return names;
        }, kept -> {}, this::tell);
        return () -> table().begin(agreed);
    }

    /** Shows the rule book, with the legend of the board if the mods are loaded. */
    private void explain(Book book) {
        BookPane pane = new BookPane(laid.map(known -> book.with(known.table().catalog())).orElse(book), this::goHome);
        laid.map(known -> known.table().catalog())
                .ifPresent(catalog -> pane.explain(book, catalog, BoardStyle.of(catalog, settings.now().scheme().theme())));
        show(pane);
    }

    /** Opens games. */
    GameOpening games() {
        return games;
    }

    /** The modal dialogs. */
    Dialogs dialogs() {
        return dialogs;
    }

    /** Reports why something failed. */
    void tell(Throwable failure) {
        shown.back();
        dialogs.tell(failure);
    }
}
