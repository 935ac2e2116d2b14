package mystics.editor.sight;

import mystics.phase.wheel.Cheese;
import mystics.rules.Scene;
import mystics.table.Clock;

/**
 * The numbers of a chapter.
 *
 * @param room the room most of the party is in; the chapter's name when nobody is on the board
 * @param page the page of the hourglass; {@code endPage} that of the chapter-end marker (END-1)
 * @param wheel cheese on the minion wheel; {@code full} at how much it surges (SURGE-1)
 * @param movement spaces the acting hero may still move; {@code actions} what it may still do
 */
public record Headline(String chapter, String room, int round, int page, int endPage, int wheel, int full, int movement, int actions) {
    /** The numbers of a scene. */
    static Headline of(Scene scene) {
        String chapter = scene.box().chapter().name();
        String room = scene.heroes().isEmpty() ? chapter : scene.heroes().get(0).getRoom().getName();
        return new Headline(chapter, room, scene.draft().get(Clock.ROUND), scene.draft().get(Clock.PAGE), scene.draft().get(Clock.END_PAGE),
                scene.draft().get(Clock.WHEEL), Cheese.FULL_WHEEL, scene.draft().get(Clock.MOVEMENT), scene.draft().get(Clock.ACTIONS));
    }
}
