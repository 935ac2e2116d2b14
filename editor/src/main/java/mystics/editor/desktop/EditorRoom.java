package mystics.editor.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.balance.BalanceWork;
import mystics.editor.bench.BenchDeeds;
import mystics.editor.bench.BenchPane;
import mystics.editor.bench.BenchTools;
import mystics.editor.bench.Loaded;
import mystics.editor.bench.Proofs;
import mystics.editor.bench.Reading;
import mystics.editor.bench.TryOut;
import mystics.editor.canvas.TracingShelf;
import mystics.editor.disk.Neighbours;
import mystics.editor.disk.OpenMod;
import mystics.editor.disk.Outside;
import mystics.editor.draft.Project;
import mystics.editor.draft.Selection;
import mystics.editor.home.BookPane;
import mystics.editor.home.GuidePane;
import mystics.editor.home.MadeMod;
import mystics.editor.home.MakePane;
import mystics.editor.home.WayBack;
import mystics.editor.play.AfterChapter;
import mystics.editor.script.MomentFile;
import mystics.editor.sight.BackgroundThreads;
import mystics.editor.sight.Book;
import mystics.home.GameTable;
import mystics.home.HomeFolder;
import mystics.home.Shelf;
import mystics.kit.scenario.MomentWriter;
import mystics.mod.finding.Nearest;
import mystics.mod.load.Library;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.Session;

/** Connects the editor with the window, the mods on disk and the game. */
final class EditorRoom implements MakePane.Deeds, BenchDeeds {
    private static final String BACK = "Back to the editor";
    private final Window window;
    private final MainFrame frame;
    private final HomeFolder home;
    private final Library library;
    private final Executor thread = BackgroundThreads.one("mystics-editor");
    private Optional<Open> open = Optional.empty();
    /** Whether a new mod was made. */
    private boolean made;

    /**
     * A mod that is open.
     *
     * @param before the files of the mod as they were when it was opened
     */
    private record Open(OpenMod mod, BenchPane pane, Book book, Runnable unattended, Project before) {
        boolean isWritten() {
            return !mod.drafting().saved().files().equals(before.files());
        }
    }

    /** A mod that has been read from the disk. */
    private record Fetched(OpenMod mod, Book book, boolean readOnly) {
    }

    EditorRoom(Window window, MainFrame frame, HomeFolder home, Library library) {
        this.window = window;
        this.frame = frame;
        this.home = home;
        this.library = library;
    }

    /** Shows the page on which a mod is chosen. */
    void enter() {
        window.off(() -> MadeMod.in(home.mods()), mods -> window.show(new MakePane(mods, home.mods(), this)), window::tell);
    }

    @Override
    public void make(String name, String author) {
        window.off(() -> MakePane.written(home.mods(), name, author), folder -> {
            made = true;
            open(folder, "");
        }, window::tell);
    }

    @Override
    public void open(Path mod) {
        open(mod, "");
    }

    /** Opens a mod at one of its files, such as {@code tiles/loft}. */
    void open(Path mod, String at) {
        window.off(() -> fetched(mod), fetched -> opened(fetched, at), window::tell);
    }

    private Fetched fetched(Path mod) {
        try {
            OpenMod read = OpenMod.at(mod, home, SwingUtilities::invokeLater, this::refused);
            return new Fetched(read, Book.shipped(), read.isReadOnly());
        } catch (IOException unreadable) {
            throw new UncheckedIOException("The folder " + mod + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }

    private void opened(Fetched fetched, String at) {
        BenchTools tools = new BenchTools(library, window.theme(), fetched.book(), BackgroundThreads::one, this::show, new Proofs(),
                new TracingShelf(Optional.of(fetched.mod().tracing())), home.path().resolve("packs"));
        BenchPane pane = new BenchPane(fetched.mod().drafting(), tools, this, EditorDesks.all());
        Reading reading = new Reading(Neighbours.of(home.mods(), fetched.mod().path()), thread, pane::loaded);
        fetched.mod().drafting().listen(reading::read);
        reading.read(fetched.mod().drafting().project());
        Runnable unattended = frame.follow(() -> fetched.mod().look(this::clash, () -> pane.unread(fetched.mod().unread())),
                fetched.mod()::close);
        open = Optional.of(new Open(fetched.mod(), pane, fetched.book(), unattended,
                fetched.mod().drafting().saved()));
        fetched.mod().left().ifPresent(left -> pane.offer(left.edits().size(), fetched.mod()::goOn, fetched.mod()::putAside));
        pane.unread(fetched.mod().unread());
        if (fetched.readOnly()) pane.say(Sentence.of("Nothing can be written in the folder of this mod: what you change cannot be saved."));
        window.show(pane);
        if (!at.isEmpty()) at(fetched.mod(), at).ifPresentOrElse(pane::select, () -> pane.say(unknown(fetched.mod(), at)));
    }

    private static Sentence unknown(OpenMod opened, String at) {
        List<String> files = opened.drafting().project().files().keySet().stream().map(path -> path.replaceFirst("\\.yaml$", "")).toList();
        return Sentence.of("There is no file '{file}' in this mod. {advice}", "file", at, "advice", Nearest.said(path(at), files));
    }

    private static String path(String at) {
        return at.replaceFirst("^rooms/", "tiles/");
    }

    private void say(Sentence words) {
        open.ifPresent(now -> now.pane().say(words));
    }

    private void refused(Sentence words) {
        open.ifPresent(now -> now.pane().refused(words));
    }

    /**
     * The file that a word on the command line names. The word is a path, with or without the suffix of the file; {@code rooms/} means
     * {@code tiles/}.
     */
    private static Optional<Selection> at(OpenMod opened, String at) {
        String path = path(at);
        return opened.drafting().project().files().keySet().stream().filter(each -> each.equals(path) || each.equals(path + ".yaml"))
                .findFirst().map(Selection::of);
    }

    @Override
    public void save(Consumer<Sentence> said) {
        open.ifPresent(now -> now.mod().save(clash -> {
            clash(clash);
            said.accept(Sentence.of("Not saved: other programs have changed {files}, too. Save again to keep what is here.", "files",
                    String.join(", ", clash.clashes())));
        }));
    }

    private void clash(Outside outside) {
        say(Sentence.of("Other programs have changed {files}, too. What you save replaces their changes.",
                "files", String.join(", ", outside.clashes())));
        open.filter(now -> !outside.values().isEmpty()).ifPresent(now -> now.pane().clash(outside.values()));
    }

    @Override
    public void play(Loaded loaded, Selection from) {
        long seed = System.nanoTime() & 0xFFFF_FFFFL;
        GameTable table = new GameTable(loaded.library(), window.watch());
        play(loaded, table, () -> TryOut.begin(loaded, from, table, window.watch(), seed), from);
        Sentence said = TryOut.said(loaded, from);
        if (!said.isEmpty()) window.game().greet(said);
    }

    private void play(Loaded loaded, GameTable table, Supplier<Session> first, Selection from) {
        window.game().play(kept(table), first, new GameRoom.Ways(List.of(new AfterChapter(BACK, over -> back())), this::back,
                new WayBack(BACK, this::back), () -> readAgain(from), Optional.of(game -> write(game, loaded.library(), from)),
                Optional.empty()));
    }

    /** Writes a scenario of a game's current state into the mod. */
    private void write(Game game, Library mods, Selection from) {
        if (TryOut.isRoom(from)) {
            SwingUtilities.invokeLater(() -> window.game().say(
                    Sentence.of("A room that is played by itself has no chapter, and a scenario needs one: play a chapter of the mod.")));
        } else {
            String text = new MomentWriter(mods).written(game, "A moment of play");
            SwingUtilities.invokeLater(() -> open.ifPresent(now -> {
                String path = MomentFile.in(now.mod().drafting(), text);
                window.game().say(
                        Sentence.of("Written as {file}, and it holds. Add what is done there, and what comes of it.", "file", path));
            }));
        }
    }

    /** Shows a game that bots have lost, so that the user can inspect and continue it. */
    private void show(Library mods, BalanceWork.Finding finding) {
        GameTable table = new GameTable(mods, window.watch());
        open.ifPresent(now -> now.pane().whenRead(ready -> window.off(finding::find, found -> found.ifPresent(game -> play(ready, table,
                () -> Session.of(Company.people(System.nanoTime() & 0xFFFF_FFFFL), game), Selection.NONE)), window::tell)));
    }

    /** The saved games that were started from the editor, separate from all others. */
    private Shelf kept(GameTable table) {
        return table.shelf(new HomeFolder(home.path().resolve("editing")));
    }

    /** Reads the mod again, including changes by other programs, and continues the game if its replay gives the same result. */
    private void readAgain(Selection from) {
        open.ifPresent(now -> now.mod().look(this::clash, () -> now.pane().whenRead(loaded -> resume(loaded, from))));
    }

    private void resume(Loaded loaded, Selection from) {
        if (!loaded.isSound()) {
            window.game().say(Sentence.of("The mod has an error now: the game goes on with the mod as it was."));
        } else if (TryOut.isRoom(from)) {
            play(loaded, from);
        } else {
            GameTable table = new GameTable(loaded.library(), window.watch());
            Shelf shelf = kept(table);
            back();
            window.games().open(shelf::underWay, shelf::underWayDespiteMods,
                    game -> game.ifPresentOrElse(session -> play(loaded, table, () -> session, from), () -> play(loaded, from)));
        }
    }

    /** Returns from a game. */
    private void back() {
        window.game().leave();
        open.ifPresent(now -> {
            window.show(now.pane());
            now.pane().takeKeys();
        });
    }

    @Override
    public void help(String address) {
        open.ifPresent(now -> {
            BookPane pane = new BookPane(now.book(), new WayBack(BACK, this::back));
            window.show(address.isEmpty() ? pane : pane.at(address));
        });
    }

    @Override
    public void guide(String page, String rule) {
        window.show(new GuidePane(new WayBack(BACK, this::back), this::help, rule).at(page));
    }

    /** Goes home. If files were written, the mods are loaded again, so that a new game includes the changes. */
    @Override
    public void home() {
        boolean written = open.filter(Open::isWritten).isPresent() || made;
        open.ifPresent(now -> {
            now.unattended().run();
            now.mod().close();
            now.pane().close();
        });
        open = Optional.empty();
        if (written) window.reload(window.wished());
        else window.goHome();
    }
}
