package mystics.editor.desktop;

import java.util.List;
import java.util.function.Supplier;
import mystics.editor.home.SetUpPane;
import mystics.editor.play.AfterChapter;
import mystics.home.GameAgreement;
import mystics.home.Shelf;
import mystics.play.Session;
import mystics.table.Outcome;

/** Chapters that are played outside a campaign, and lessons. */
final class SingleChapters {
    /** The seed of the dice and cards of a lesson. */
    private static final long LESSON = 1;
    private final Window window;

    SingleChapters(Window window) {
        this.window = window;
    }

    /** Plays a chapter. */
    void play(Shelf shelf, Supplier<Session> first) {
        window.play(shelf, first, List.of(new AfterChapter("Now chapter one", this::next, over -> goesOn(over) && isLesson(over)),
                new AfterChapter("The next chapter", this::next, over -> goesOn(over) && !isLesson(over)),
                new AfterChapter("Play it again", this::again), new AfterChapter("Home", over -> window.goHome())),
                () -> window.games().load(Shelf.AUTOSAVE));
    }

    private static boolean isLesson(Session over) {
        return over.game().setting().box().chapter().isLesson();
    }

    /** Whether the book continues after a chapter that was won. */
    private boolean goesOn(Session over) {
        return over.game().outcome() == Outcome.WON
                && window.table().catalog().following(over.game().setting().box().chapter()).isPresent();
    }

    /** Sets up the chapter that follows. */
    private void next(Session over) {
        window.table().catalog().following(over.game().setting().box().chapter()).ifPresent(chapter -> window.set(page().at(chapter)));
    }

    /** Shows the page that sets up a chapter. */
    void agree() {
        window.set(page());
    }

    private SetUpPane page() {
        return new SetUpPane(window.table().catalog(), agreed -> play(window.shelf(), window.seated(agreed)), window::goHome);
    }

    /** Plays the first lesson. The dice of a lesson are always the same, because its explanations depend on them. */
    void learn() {
        play(window.shelf(), () -> window.table().begin(GameAgreement.lesson(window.table().catalog(), LESSON)));
    }

    /** Plays the same chapter with the same party and agreements, but other dice and cards. */
    private void again(Session over) {
        play(window.shelf(), () -> window.table().begin(GameAgreement.again(over, System.nanoTime() & 0xFFFF_FFFFL)));
    }
}
