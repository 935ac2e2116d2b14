package mystics.editor.bench;

import java.util.List;
import java.util.stream.Stream;
import mystics.bot.SuggestedParty;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.editor.draft.Selection;
import mystics.editor.room.PlayFromHere;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.play.Company;
import mystics.play.Inspector;
import mystics.play.Session;

/**
 * Finds the game that belongs to a place in the mod: a game in the room, a game of the chapter, or else a game of the mod's first chapter.
 * No Swing.
 */
public final class TryOut {
    private static final String CHAPTER = "chapters/(.*)\\.yaml";
    private static final String ROOM = "tiles/(.*)\\.yaml";

    private TryOut() {
    }

    /** Whether a room is played alone. The game in such a room begins again each time. */
    public static boolean isRoom(Selection from) {
        return from.path().matches(ROOM);
    }

    /**
     * The game at its first question. Slow.
     *
     * @param table begins games with this library
     * @param inspector receives the steps of the game
     */
    public static Session begin(Loaded loaded, Selection from, GameTable table, Inspector inspector, long seed) {
        if (isRoom(from)) {
            return PlayFromHere.begin(loaded.library(), from.path().replaceFirst(ROOM, "$1"), inspector);
        }
        Catalog catalog = loaded.library().catalog();
        String id = Stream.concat(Stream.of(from.path()), loaded.project().files().keySet().stream()).filter(path -> path.matches(CHAPTER))
                .findFirst().map(path -> path.replaceFirst(CHAPTER, "$1")).orElseGet(() -> catalog.firstToPlay().id());
        Chapter chapter = catalog.chapters().get(id);
        List<Setup.Member> party = SuggestedParty.of(catalog, chapter).stream().map(hero -> new Setup.Member(hero, "")).toList();
        return table.begin(new GameAgreement(new Setup(id, party, catalog.usualVariants()), Company.people(seed)));
    }
}
