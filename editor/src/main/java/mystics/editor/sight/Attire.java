package mystics.editor.sight;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import mystics.content.Catalog;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardStyle;
import mystics.play.Setting;

/**
 * Everything needed to draw and explain a game: its catalog, the rule book, the style of the board, and the painters. An attire is slow to
 * make, so it is made on the game's thread.
 */
public record Attire(Catalog catalog, Book book, BoardStyle style, BoardPainter painter) {
    /**
     * Collects what is needed to draw and explain a game.
     *
     * @param worker paints rooms, one after another; {@code arrived} runs on this worker when a better image of a room is ready
     */
    public static Attire of(Setting game, Theme theme, Executor worker, Runnable arrived) {
        Catalog catalog = game.box().catalog();
        BoardStyle style = BoardStyle.of(catalog, theme).in(game.wording());
        return new Attire(catalog, Book.shipped().with(catalog), style, new BoardPainter(style, worker, arrived));
    }

    /** Dresses the mice in the scenes of a film, and waits until {@code worker} has painted an image of every tile in the film. */
    public void prepare(Film film, Executor worker) {
        film.all().stream().flatMap(frame -> frame.interludes().stream())
                .forEach(page -> page.art().forEach(picture -> style.gallery().prepare(picture, page.cast())));
        film.frames().forEach(frame -> painter.prepare(frame.spread().board()));
        painter.prepare(film.last().spread().board());
        CompletableFuture.runAsync(() -> {}, worker).join();
    }
}
