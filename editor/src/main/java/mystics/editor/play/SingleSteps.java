package mystics.editor.play;

import java.util.List;
import java.util.function.Consumer;
import mystics.content.Catalog;
import mystics.play.Session;
import mystics.table.Outcome;

/**
 * The next steps after a chapter that is played outside a campaign. Each step except {@code home} receives the finished session.
 *
 * @param catalog tells which chapter follows
 * @param next sets up the following chapter
 * @param afresh sets up the same chapter
 * @param again plays the same chapter with the same party
 */
public record SingleSteps(Catalog catalog, Consumer<Session> next, Consumer<Session> afresh, Consumer<Session> again, Runnable home) {
    private static final String AGAIN = "Play again with the same mice";

    /** The buttons, the main one first. After a victory, playing again comes last, so that nobody chooses it by mistake. */
    public List<AfterChapter> buttons() {
        return List.of(new AfterChapter("Begin the story", next, over -> goesOn(over) && isLesson(over)),
                new AfterChapter("The next chapter", next, over -> goesOn(over) && !isLesson(over)),
                new AfterChapter("Change the party and try again", afresh, over -> !isWon(over) && !isLesson(over)),
                new AfterChapter(AGAIN, again, over -> !isWon(over)), new AfterChapter("Home", over -> home.run()),
                new AfterChapter(AGAIN, again, SingleSteps::isWon));
    }

    private static boolean isWon(Session over) {
        return over.game().outcome() == Outcome.WON;
    }

    /** Whether the book continues after a chapter that was won. */
    private boolean goesOn(Session over) {
        return isWon(over) && catalog.following(over.game().setting().box().chapter()).isPresent();
    }

    /** Whether a chapter is a lesson. */
    public static boolean isLesson(Session played) {
        return played.game().setting().box().chapter().isLesson();
    }
}
