package mystics.editor.chapter;

import java.util.Optional;
import mystics.content.Room;

/**
 * A tile of a chapter.
 *
 * @param index the index of the tile in the chapter's list
 * @param up the id of the room that is face up
 * @param room the room that is face up, if it exists
 * @param back the other side of the tile, if it exists
 */
public record LaidTile(int index, Cell cell, String up, Optional<Room> room, Optional<Room> back) {
    /** The same tile turned over. A tile with a single side stays the same. */
    LaidTile over() {
        return back.map(side -> new LaidTile(index, cell, side.id(), back, room)).orElse(this);
    }
}
