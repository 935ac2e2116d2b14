package mystics.editor.bench;

import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import mystics.editor.art.Theme;
import mystics.editor.balance.BalanceWork.GameShow;
import mystics.editor.canvas.TracingShelf;
import mystics.editor.sight.Book;
import mystics.mod.load.Library;

/**
 * The tools of the editor's window.
 *
 * @param library the mods that were loaded before the edited mod was opened, in the language of the reader
 * @param theme the colours of cards and rooms
 * @param threads makes a background thread with a name; the caller ends it
 * @param games shows games that bots have lost
 * @param pictures remembers the pictures that are traced in rooms
 * @param packs the folder for packs and printed chapters, unless the user chooses another
 */
public record BenchTools(Library library, Theme theme, Book book, Function<String, ExecutorService> threads, GameShow games,
        Proofs proofs, TracingShelf pictures, Path packs) {
    /** The tools of a window in which nothing has been proved and no pictures are remembered. */
    public BenchTools(Library library, Theme theme, Book book, Function<String, ExecutorService> threads, GameShow games) {
        this(library, theme, book, threads, games, new Proofs(), TracingShelf.NONE,
                Path.of(System.getProperty("user.home", "."), "mystics-packs"));
    }

    /** Tools for a window that shows no games. */
    public BenchTools(Library library, Theme theme, Book book, Function<String, ExecutorService> threads) {
        this(library, theme, book, threads, (mods, finding) -> {});
    }
}
