package mystics.editor.chapter;

import java.util.Optional;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Room;
import mystics.editor.deed.DeskWork;
import mystics.lint.Journey;

/** A chapter that is being written, together with the entries of the loaded mods. */
public record DraftedChapter(Chapter chapter, Catalog catalog) {
    /** The current chapter on a desk; empty if the program has never been able to read the chapter's file. */
    static Optional<DraftedChapter> on(DeskWork work) {
        return work.chapter().map(chapter -> new DraftedChapter(chapter, work.catalog()));
    }

    /** The layout of the chapter's tiles. */
    public TileMap map() {
        return TileMap.of(chapter, catalog.rooms().values());
    }

    /** Whether a mouse can enter a room in the current layout of tiles. */
    public boolean reaches(Room room) {
        return journey().reached().contains(room.id());
    }

    /** The rooms that mice can enter. */
    public Journey journey() {
        return Journey.of(chapter, catalog);
    }

    /** A tile that is not laid yet, with a room face up. */
    public LaidTile fresh(Room room) {
        return map().fresh(room, catalog.rooms().values());
    }

    /** The encounter rows that apply on the chapter's pages. */
    public PageRows pages() {
        return PageRows.of(chapter, catalog.encounters().values());
    }
}
