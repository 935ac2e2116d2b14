package mystics.editor.chapter;

import java.util.Optional;
import mystics.content.Room;

/**
 * A tile of a chapter.
 *
 * @param index its place in the chapter's list
 * @param up id of the room that is face up
 * @param room that room, if there is one
 * @param back the other side of the tile, if there is one
 */
public record LaidTile(int index, Cell cell, String up, Optional<Room> room, Optional<Room> back) {
    /** The same tile, turned over; a tile with one side stays as it is. */
    LaidTile over() {
        return back.map(side -> new LaidTile(index, cell, side.id(), back, room)).orElse(this);
    }
}
