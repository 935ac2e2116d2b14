package mystics.editor.chapter;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.content.Room;

/** The rooms whose tiles are not laid in a chapter yet. */
final class Palette {
    private Palette() {
    }

    /** The rooms, each with the places at which one of its exits fits. Rooms that fit somewhere come first. */
    static Map<Room, List<Cell>> of(DraftedChapter drafted) {
        TileMap map = drafted.map();
        Map<Room, List<Cell>> all = new LinkedHashMap<>();
        drafted.catalog().rooms().values().stream().filter(room -> map.tiles().stream()
                .noneMatch(tile -> tile.room().filter(laid -> laid.tile().equals(room.tile())).isPresent()))
                .forEach(room -> all.put(room, map.fitting(drafted.fresh(room))));
        Map<Room, List<Cell>> sorted = new LinkedHashMap<>();
        all.keySet().stream().sorted(Comparator.<Room, Boolean>comparing(room -> all.get(room).isEmpty()).thenComparing(Room::name))
                .forEach(room -> sorted.put(room, all.get(room)));
        return sorted;
    }
}
