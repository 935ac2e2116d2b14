package mystics.editor.desktop;

import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.home.ReplayPane;
import mystics.editor.home.WayBack;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Film;
import mystics.editor.sight.Reel;
import mystics.home.Shelf;
import mystics.play.Session;

/** Shows saved games from their beginning, and continues from any point as another game. */
final class ReplayRoom {
    private final Window window;
    private final Shelf shelf;

    ReplayRoom(Window window, Shelf shelf) {
        this.window = window;
        this.shelf = shelf;
    }

    /** A game to watch, with its attire. */
    private record Seen(Reel reel, Attire attire) {
    }

    /** Shows a game that is given by its name or file. */
    void watch(String name, WayBack back) {
        window.games().open(() -> seen(shelf.load(name)), () -> seen(shelf.loadDespiteMods(name)), seen -> {
            Sentence title = Sentence.of("{chapter}, seen again", "chapter",
                    seen.reel().session().game().setting().box().chapter().name());
            window.show(new ReplayPane(title, seen.reel(), seen.attire(), place -> branch(name, seen.reel(), place), back));
        });
    }

    private Seen seen(Session session) {
        Attire attire = Attire.of(session.game().setting(), window.theme(), window.painting(),
                () -> SwingUtilities.invokeLater(window::repaint));
        attire.prepare(Film.still(session), window.painting());
        return new Seen(Reel.of(session), attire);
    }

    /**
     * Continues from a point of a game as another game. If the watched game is the game that was left last, it is first moved to the saved
     * games.
     */
    private void branch(String name, Reel reel, int place) {
        window.off(() -> {
            if (name.equals(Shelf.AUTOSAVE)) {
                shelf.putBy(reel.session());
            }
            return reel.from(place);
        }, session -> window.play(shelf, () -> session), window::tell);
    }
}
