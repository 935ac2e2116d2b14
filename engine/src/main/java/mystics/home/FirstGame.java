package mystics.home;

import java.util.function.BiFunction;
import java.util.function.Function;
import mystics.content.Catalog;
import mystics.play.Session;

/** The game that the command line asks for, before any mod is loaded. */
public sealed interface FirstGame {
    /**
     * The game at a table, for somebody who keeps it on a shelf.
     *
     * @throws mystics.content.SetupRefused when it cannot be played so
     * @throws mystics.save.SaveRefused when a saved one cannot be gone on with
     */
    Session at(GameTable table, Shelf shelf);

    /** A game that begins; what is agreed depends on what there is to play. */
    record New(Function<Catalog, Arrangement> agreed) implements FirstGame {
        @Override
        public Session at(GameTable table, Shelf shelf) {
            return table.begin(agreed.apply(table.catalog()));
        }
    }

    /**
     * A saved game.
     *
     * @param name its name or its file; {@code loading} takes it from the shelf
     */
    record Saved(String name, BiFunction<Shelf, String, Session> loading) implements FirstGame {
        @Override
        public Session at(GameTable table, Shelf shelf) {
            return loading.apply(shelf, name);
        }
    }
}
