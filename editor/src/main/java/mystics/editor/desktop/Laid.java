package mystics.editor.desktop;

import java.util.Optional;
import mystics.choice.Wording;
import mystics.editor.sight.Watch;
import mystics.editor.type.Interpreter;
import mystics.home.GameTable;
import mystics.home.HomeFolder;
import mystics.home.Shelf;
import mystics.mod.load.Library;

/** The loaded mods, ready to play: the table, the shelf of the table's games and, if another language is loaded, the translator. */
record Laid(Library mods, GameTable table, Shelf shelf, Wording language, Optional<Interpreter> interpreter) {
    /**
     * Sets up a table for some mods.
     *
     * @param watch inspects the games of the table; this makes the games slow
     */
    static Laid of(Library mods, Watch watch, HomeFolder home) {
        GameTable table = new GameTable(mods, watch);
        return new Laid(mods, table, table.shelf(home), mods.wording(),
                Optional.of(mods).filter(Library::isTranslated).map(read -> new Interpreter(read.wording())));
    }
}
