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

/** Shows kept games from their beginning, and goes on from any place of them as another game. */
final class ReplayRoom {
    private final Window window;
    private final Shelf shelf;

    ReplayRoom(Window window, Shelf shelf) {
        this.window = window;
        this.shelf = shelf;
    }

    /** A game to look at, and what it is painted with. */
    private record Seen(Reel reel, Attire attire) {
    }

    /** Shows a game, by its name or file. */
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

    /** Goes on from a place of a game as another game. The game itself is put by first if it is the one left last. */
    private void branch(String name, Reel reel, int place) {
        window.off(() -> {
            if (name.equals(Shelf.AUTOSAVE)) {
                shelf.putBy(reel.session());
            }
            return reel.from(place);
        }, session -> window.play(shelf, () -> session), window::tell);
    }
}
