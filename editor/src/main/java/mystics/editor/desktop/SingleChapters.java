package mystics.editor.desktop;

import java.util.function.Supplier;
import mystics.content.Catalog;
import mystics.editor.home.SetUpPane;
import mystics.editor.home.WayBack;
import mystics.editor.play.SingleSteps;
import mystics.home.GameAgreement;
import mystics.home.Players;
import mystics.home.PlayersFile;
import mystics.home.Shelf;
import mystics.play.Session;

/** Chapters that are played outside a campaign, and lessons. */
final class SingleChapters {
    /** The seed for the dice and cards of a lesson. */
    private static final long LESSON = 1;
    private final Window window;

    SingleChapters(Window window) {
        this.window = window;
    }

    /** Plays a chapter. */
    void play(Shelf shelf, Supplier<Session> first) {
        SingleSteps steps = new SingleSteps(window.table().catalog(), this::next, this::afresh, this::again, window::goHome);
        window.play(shelf, first, steps.buttons(), this::goOn, this::afresh);
    }

    private void goOn() {
        window.games().load(Shelf.AUTOSAVE);
    }

    /** Sets up the chapter of a game again. A lesson has nothing to set up. */
    private void afresh(Session played) {
        if (SingleSteps.isLesson(played)) {
            learn();
        } else {
            window.setAgain(page().again(played, WayBack.game(this::goOn)));
        }
    }

    /** Sets up the chapter that follows the finished chapter. After a lesson, the book begins, and the game is easy. */
    private void next(Session over) {
        Catalog catalog = window.table().catalog();
        if (SingleSteps.isLesson(over)) {
            window.set(page().at(catalog.book().get(0)).easiest());
        } else {
            catalog.following(over.game().setting().box().chapter())
                    .ifPresent(chapter -> window.setAgain(page().at(chapter).seat(Players.of(over.company()))
                            .asHardAs(over.game().setting().box().setup().variants())));
        }
    }

    /** Shows the page that sets up a chapter. */
    void agree() {
        window.set(page());
    }

    private SetUpPane page() {
        PlayersFile players = window.players();
        return new SetUpPane(window.table().catalog(), agreed -> begin(agreed, players), window::goHome).seat(players.read());
    }

    private void begin(GameAgreement agreed, PlayersFile players) {
        if (agreed.setup().campaign().isPresent()) {
            window.campaigns().begin(agreed);
        } else {
            play(window.shelf(), window.seated(agreed, players));
        }
    }

    /** Plays the first lesson. The dice of a lesson are always the same, because its explanations depend on them. */
    void learn() {
        play(window.shelf(), () -> window.table().begin(GameAgreement.lesson(window.table().catalog(), LESSON)));
    }

    /** Plays the same chapter with the same party and agreements, but with other dice and cards. */
    private void again(Session over) {
        play(window.shelf(), () -> window.table().begin(GameAgreement.again(over, System.nanoTime() & 0xFFFF_FFFFL)));
    }
}
