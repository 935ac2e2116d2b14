package mystics.editor.chapter;

import java.util.Optional;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.editor.deed.DeskWork;
import mystics.lint.Journey;

/** A chapter that is being made, among the entries of the loaded mods. */
public record DraftedChapter(Chapter chapter, Catalog catalog) {
    /** The chapter on a desk, as it is written now; empty if its file was never read. */
    static Optional<DraftedChapter> on(DeskWork work) {
        return work.chapter().map(chapter -> new DraftedChapter(chapter, work.catalog()));
    }

    /** How its tiles lie. */
    public TileMap map() {
        return TileMap.of(chapter, catalog.rooms().values());
    }

    /** Whether a mouse can come into a room, as the tiles lie now. */
    public boolean reaches(Room room) {
        return journey().reached().contains(room.id());
    }

    /** The rooms that mice can come into. */
    public Journey journey() {
        return Journey.of(chapter, catalog);
    }

    /** A tile that does not lie here yet, with a room face up. */
    public LaidTile fresh(Room room) {
        return map().fresh(room, catalog.rooms().values());
    }

    /** Which encounter rows count on its pages. */
    public PageRows pages() {
        return PageRows.of(chapter, catalog.encounters().values());
    }
}
