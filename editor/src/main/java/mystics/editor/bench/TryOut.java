package mystics.editor.bench;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
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
 * Finds the game that belongs to a place in the mod: a game in the room, a game with the card, ability, hero or minion, a game of the
 * chapter, or else a game of the mod's first chapter. No Swing.
 */
public final class TryOut {
    private static final String CHAPTER = "chapters/(.*)\\.yaml";
    private static final String ROOM = "tiles/(.*)\\.yaml";

    private TryOut() {
    }

    /** Whether a room is played alone, as it is and to try a piece. The game in such a room begins again each time. */
    public static boolean isRoom(Selection from) {
        return from.path().matches(ROOM) || TriedPiece.isAt(from);
    }

    /** Tells where the selected piece is in its game; empty for any other game. */
    public static Sentence said(Loaded loaded, Selection from) {
        return TriedPiece.at(loaded.library(), from).map(TriedPiece::words).orElse(Sentence.EMPTY);
    }

    /**
     * The game at its first question. Slow.
     *
     * @param table begins games with this library
     * @param inspector receives the steps of the game
     */
    public static Session begin(Loaded loaded, Selection from, GameTable table, Inspector inspector, long seed) {
        Optional<TriedPiece> piece = TriedPiece.at(loaded.library(), from);
        if (piece.isPresent()) return piece.get().begin(loaded.library(), room(loaded), inspector);
        if (from.path().matches(ROOM)) {
            return PlayFromHere.begin(loaded.library(), from.path().replaceFirst(ROOM, "$1"), inspector);
        }
        Catalog catalog = loaded.library().catalog();
        Chapter chapter = chapter(loaded, from);
        List<Setup.Member> party = SuggestedParty.of(catalog, chapter).stream().map(hero -> new Setup.Member(hero, "")).toList();
        return table.begin(new GameAgreement(new Setup(chapter.id(), party, catalog.usualVariants()), Company.people(seed)));
    }

    /** The chapter of a place, or the mod's first chapter, or the chapter that is played first. */
    private static Chapter chapter(Loaded loaded, Selection from) {
        Catalog catalog = loaded.library().catalog();
        return Stream.concat(Stream.of(from.path()), loaded.project().files().keySet().stream()).filter(path -> path.matches(CHAPTER))
                .map(path -> catalog.chapters().get(path.replaceFirst(CHAPTER, "$1"))).filter(Objects::nonNull)
                .findFirst().orElseGet(catalog::firstToPlay);
    }

    /** The room in which a piece is tried. */
    private static String room(Loaded loaded) {
        return chapter(loaded, Selection.NONE).start().room();
    }
}
