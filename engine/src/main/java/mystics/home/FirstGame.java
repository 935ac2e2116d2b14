package mystics.home;

import java.util.function.BiFunction;
import java.util.function.Function;
import mystics.content.Catalog;
import mystics.play.Session;

/** The game that the command line requests, as known before any mod is loaded. */
public sealed interface FirstGame {
    /**
     * Opens the game at a table. The caller saves the game on the shelf.
     *
     * @throws mystics.content.SetupRefused when the chapter cannot be set up in this way
     * @throws mystics.save.SaveRefused when a saved game cannot be continued
     */
    Session at(GameTable table, Shelf shelf);

    /** A new game. The function makes the arrangement from the loaded catalogue. */
    record New(Function<Catalog, GameAgreement> agreed) implements FirstGame {
        @Override
        public Session at(GameTable table, Shelf shelf) {
            return table.begin(agreed.apply(table.catalog()));
        }
    }

    /**
     * A saved game to watch from its beginning.
     *
     * @param name name or file of the game
     */
    record Watched(String name) implements FirstGame {
        @Override
        public Session at(GameTable table, Shelf shelf) {
            return shelf.load(name);
        }
    }

    /**
     * A saved game.
     *
     * @param name name or file of the game
     * @param loading loads the game from the shelf
     */
    record Saved(String name, BiFunction<Shelf, String, Session> loading) implements FirstGame {
        @Override
        public Session at(GameTable table, Shelf shelf) {
            return loading.apply(shelf, name);
        }
    }
}
