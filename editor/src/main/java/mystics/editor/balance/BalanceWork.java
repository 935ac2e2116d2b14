package mystics.editor.balance;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.Spelling;
import mystics.editor.deed.Deed;
import mystics.editor.deed.DeskWork;
import mystics.editor.draft.Drafting;
import mystics.lab.LabReport;
import mystics.mod.load.Library;
import mystics.play.Game;

/** The chapter on the balance desk: as it is written now, the ways to try it out, and the way to change it. On the event thread. */
public final class BalanceWork {
    private final Drafting drafting;
    private final DeskWork desk;
    private final String path;
    private final GameShow show;

    /** Shows a game to people. */
    public interface GameShow {
        /**
         * Shows a game as soon as it has been found.
         *
         * @param library the mods it is played with; {@code finding} plays until there is one, which takes a while
         */
        void show(Library library, Finding finding);
    }

    /** Finds a game among many. */
    @FunctionalInterface
    public interface Finding {
        /** The game; empty if there is none. Slow. */
        Optional<Game> find();
    }

    /**
     * @param desk the chapter, in the file at {@code path}
     * @param show shows games that were lost
     */
    public BalanceWork(Drafting drafting, DeskWork desk, String path, GameShow show) {
        this.drafting = drafting;
        this.desk = desk;
        this.path = path;
        this.show = show;
    }

    /** The loaded mods. */
    public Library library() {
        return desk.library();
    }

    /** The chapter as it is written now, if its file can be read. */
    public Optional<Chapter> chapter() {
        return desk.chapter();
    }

    /** The ways in which a chapter can be tried out. */
    OtherWays ways(Chapter chapter) {
        return new OtherWays(library(), drafting.project(), path, chapter);
    }

    /** Makes a change, as one entry of the history. */
    void make(Deed deed) {
        desk.make(deed);
    }

    /** Words in the language of the reader. */
    String worded(Sentence words) {
        return words.in(desk.wording()).toString();
    }

    /** Shows a game that was lost in a way, at its last round. */
    void show(BotSetUp setUp, LabReport report, String cause) {
        show.show(setUp.drafted(), () -> setUp.lost().find(report, game -> Spelling.of(game.outcome()).equals(cause)));
    }
}
