package mystics.editor.balance;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Spelling;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeskWork;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Project;
import mystics.lab.LabReport;
import mystics.mod.load.Library;
import mystics.play.Game;

/**
 * The chapter on the balance desk in its current form, the variations to try, and the means to change it. All methods are called on the
 * event thread.
 */
public final class BalanceWork {
    private final Supplier<Project> project;
    private final Supplier<Library> library;
    private final TriedChapter tried;
    private final Supplier<Optional<Library>> without;
    private final GameShow show;

    /** Shows a game to people. */
    public interface GameShow {
        /**
         * Shows a game as soon as it has been found.
         *
         * @param library the mods of the game
         * @param finding plays until the wanted game has been found, which takes a while
         */
        void show(Library library, Finding finding);
    }

    /** Finds one game among many. */
    @FunctionalInterface
    public interface Finding {
        /** The game that was found; empty if there is none. Slow. */
        Optional<Game> find();
    }

    /**
     * @param desk the chapter, in the file at {@code path}
     * @param show shows lost games
     */
    public BalanceWork(Drafting drafting, DeskWork desk, String path, GameShow show) {
        this(drafting, desk::library, new OwnChapter(desk, path), show);
    }

    /**
     * @param library the loaded mods
     * @param show shows lost games
     */
    public BalanceWork(Drafting drafting, Supplier<Library> library, TriedChapter tried, GameShow show) {
        this(drafting::project, library, tried, Optional::empty, show);
    }

    private BalanceWork(Supplier<Project> project, Supplier<Library> library, TriedChapter tried, Supplier<Optional<Library>> without,
            GameShow show) {
        this.project = project;
        this.library = library;
        this.tried = tried;
        this.without = without;
        this.show = show;
    }

    /** The same work, whose games are compared with games of the other mods alone, if the chapter is theirs. */
    public BalanceWork comparedWith(Supplier<Optional<Library>> others) {
        return new BalanceWork(project, library, tried, others, show);
    }

    /** The loaded mods. */
    public Library library() {
        return library.get();
    }

    /** The current chapter, if its file can be read. */
    public Optional<Chapter> chapter() {
        return tried.chapter();
    }

    /** The same games without the edited mod; empty if the chapter does not exist without it. */
    Optional<BotSetUp> without(BotSetUp setUp) {
        return without.get().flatMap(others -> Optional.ofNullable(others.catalog().chapters().get(setUp.chapter().id()))
                .map(chapter -> new BotSetUp(others, chapter, setUp.party(), setUp.bot())));
    }

    /**
     * Finds the variations without something, which takes a while: first without what the edited mod adds, and then without a part of
     * the chapter.
     */
    Supplier<List<OtherWay>> lessening(BotSetUp setUp) {
        OwnParts own = new OwnParts(library(), project.get(), setUp.chapter(), without(setUp));
        OtherWays ways = ways(setUp.chapter());
        return () -> Stream.concat(own.ways().stream(), ways.without().stream()).toList();
    }

    /** The variations of a chapter that can be tried. */
    OtherWays ways(Chapter chapter) {
        return new OtherWays(library(), project.get(), tried, chapter);
    }

    /** Makes a change, as one entry of the history. */
    void make(Deed deed) {
        tried.make(deed);
    }

    /** Words in the language of the reader. */
    String worded(Sentence words) {
        return words.in(library().wording()).toString();
    }

    /** Shows a game that was lost through a cause, at the last round of the game. */
    void show(BotSetUp setUp, LabReport report, String cause) {
        show.show(setUp.drafted(), () -> setUp.lost().find(report, game -> Spelling.of(game.outcome()).equals(cause)));
    }
}
