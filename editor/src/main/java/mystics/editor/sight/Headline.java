package mystics.editor.sight;

import java.util.Optional;
import mystics.editor.board.BoardPicture;
import mystics.phase.wheel.Cheese;
import mystics.rules.Scene;
import mystics.table.Clock;

/**
 * The numbers of a chapter.
 *
 * @param room the room that the window shows; the name of the chapter if nobody is on the board
 * @param page the page of the hourglass
 * @param endPage the page of the chapter-end marker (END-1)
 * @param wheel the cheese on the minion wheel
 * @param full the amount that starts a surge (SURGE-1)
 * @param movement the number of spaces that the acting hero may still move
 * @param actions the number of actions that the acting hero has left
 */
public record Headline(String chapter, String room, int round, int page, int endPage, int wheel, int full, int movement, int actions) {
    /** Whether the chapter is played on a board. A chapter without a board has no end page. */
    public boolean hasBoard() {
        return endPage > 0;
    }

    /** The cheese that is still missing for a surge (SURGE-1). */
    public int missing() {
        return Math.max(0, full - wheel);
    }

    /** The same numbers with the name of a room of the board; unchanged without a room. */
    Headline in(Optional<Integer> tile, BoardPicture board) {
        return tile.map(board.tiles()::get).map(shown -> new Headline(chapter, shown.room().name(), round, page, endPage, wheel, full,
                movement, actions)).orElse(this);
    }

    /** The numbers of a scene. */
    static Headline of(Scene scene) {
        String chapter = scene.box().chapter().name();
        return new Headline(chapter, chapter, scene.draft().get(Clock.ROUND), scene.draft().get(Clock.PAGE),
                scene.draft().get(Clock.END_PAGE), scene.draft().get(Clock.WHEEL), Cheese.FULL_WHEEL, scene.draft().get(Clock.MOVEMENT),
                scene.draft().get(Clock.ACTIONS));
    }
}
